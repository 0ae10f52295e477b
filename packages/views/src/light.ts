// The same views for pages that fetch what each module needs: nothing here brings every part along.
export { baseCss } from './css/baseCss.ts';
export type { CompiledModule, CompileOptions } from './module/CompiledModule.ts';
export { compileModule } from './module/compileModule.ts';
export { fontLinks } from './module/fontLinks.ts';
export { ModuleContent, ModuleView } from './module/ModuleView.tsx';
export { adoptCss } from './css/adoptCss.ts';
export { ModalView, type ModalViewProps } from './modal/ModalView.tsx';
export { modalCss } from './modal/modalCss.ts';
export { loadParts } from './parts/loadParts.ts';
export { firstPicture } from './slide/firstPicture.ts';
