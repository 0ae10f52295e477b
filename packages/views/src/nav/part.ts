export { addNavRules } from './navCss.ts';
export { Navigation } from './Navigation.tsx';
