export { baseCss } from './css/baseCss.ts';
export { type CompiledModule, type CompileOptions, compileModule } from './module/compileModule.ts';
export { fontLinks } from './module/fontLinks.ts';
export { ModuleView } from './module/ModuleView.tsx';
export { VitrineModule, type VitrineModuleProps } from './module/VitrineModule.tsx';
