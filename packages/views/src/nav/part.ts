export { sideRoom } from './css/outside.ts';
export { addNavRules } from './navCss.ts';
export { Navigation } from './Navigation.tsx';
