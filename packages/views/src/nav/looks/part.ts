export { lookCss } from '../css/lookCss.ts';
export { resolveLook } from './resolveLook.ts';
