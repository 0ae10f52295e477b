// The same views for pages that fetch what each module needs: nothing here brings every part along.
export { adoptCss } from './css/adoptCss.ts';
export { baseCss } from './css/baseCss.ts';
export { drawnCss } from './css/drawnCss.ts';
export { ModalView, type ModalViewProps } from './modal/ModalView.tsx';
export { modalCss } from './modal/modalCss.ts';
export type { CompiledModule, CompileOptions } from './module/CompiledModule.ts';
export { compileModule } from './module/compileModule.ts';
export { drawStill } from './module/drawStill.ts';
export { fontLinks } from './module/fontLinks.ts';
export { ModuleView } from './module/ModuleView.tsx';
export { loadParts } from './parts/loadParts.ts';
export { openLight } from './parts/openLight.ts';
export { firstPicture } from './slide/firstPicture.ts';
export { tendModule } from './tend/tendModule.ts';
