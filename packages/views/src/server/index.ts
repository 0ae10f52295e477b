export { escapeHtml } from './escapeHtml.ts';
export { renderFirstFrame } from './renderFirstFrame.tsx';
export { renderModulePage } from './renderModulePage.ts';
