// What servers and builds need that write modules down: frames, pages and scores as text.
/** @public For pages that only play modules. */
export {
  type PrecompiledModule,
  type PrecompileOptions,
  precompileModule,
} from './html/precompileModule.ts';
export { escapeHtml } from './html/escapeHtml.ts';
export { scopeAuthorCss } from './paint/scopeAuthorCss.ts';
export { type FirstFrameOptions, renderFirstFrame } from './html/renderFirstFrame.tsx';
export { type DrawnFrame, renderFrame } from './html/renderFrame.ts';
export { renderModulePage } from './html/renderModulePage.ts';
export { moduleFeatures } from './score/createDrawnModule.tsx';
export { renderPlay } from './score/renderPlay.ts';
export { renderStaticPage, type StaticPage, type StaticPageOptions } from './html/renderStaticPage.ts';
