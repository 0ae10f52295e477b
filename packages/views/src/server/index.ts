export { escapeHtml } from './escapeHtml.ts';
export { type FirstFrameOptions, renderFirstFrame } from './renderFirstFrame.tsx';
export { type DrawnFrame, renderFrame } from './renderFrame.ts';
export { renderModulePage } from './renderModulePage.ts';
/** @public For pages whose documents lack slides. */
export { createSlideCompiler } from './renderPlay.tsx';
export { renderPlay } from './renderPlay.tsx';
export { renderStaticPage, type StaticPage, type StaticPageOptions } from './renderStaticPage.ts';
