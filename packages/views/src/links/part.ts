export { interactiveAttributes } from '@vitrine/engine';
export { backgroundControl } from './backgroundControl.ts';
export { linkOf } from './link.ts';
