export { moduleFeatures } from './createDrawnModule.tsx';
export { escapeHtml } from './escapeHtml.ts';
export { type FirstFrameOptions, renderFirstFrame } from './renderFirstFrame.tsx';
export { type DrawnFrame, renderFrame } from './renderFrame.ts';
export { renderModulePage } from './renderModulePage.ts';
export { renderPlay } from './renderPlay.ts';
export { renderStaticPage, type StaticPage, type StaticPageOptions } from './renderStaticPage.ts';
