export { shopCss } from './css/shopCss.ts';
export { globalsScript } from './frame/globalsScript.ts';
export { renderFragment } from './page/renderFragment.tsx';
export { renderPage } from './page/renderPage.tsx';
