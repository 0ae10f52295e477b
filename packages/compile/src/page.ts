// What pages need that draw modules themselves.
export { createDialog } from './modal/createDialog.ts';
export { modalCss } from './modal/modalCss.ts';
export { drawInPage } from './page/drawInPage.ts';
export { type CompiledFrame, compileFrame } from './page/compileFrame.ts';
