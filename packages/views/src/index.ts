export { baseCss } from './css/baseCss.ts';
export type { CompiledModule } from './module/CompiledModule.ts';
export { compileWhole, type WholeOptions } from './module/compileWhole.ts';
export { fontLinks } from './module/fontLinks.ts';
/** @public For React pages that compile modules themselves. */
export { ModuleView } from './module/ModuleView.tsx';
/** @public For React pages. */
export { Module, type ModuleProps } from './module/Module.tsx';
