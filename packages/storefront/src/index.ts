export { shopCss } from './css/shopCss.ts';
export { inlineScripts } from './frame/inlineScripts.ts';
export { renderFragment } from './page/renderFragment.tsx';
export { renderPage } from './page/renderPage.tsx';
