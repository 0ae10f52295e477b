export { baseCss } from './css/baseCss.ts';
export type { CompiledModule, CompileOptions } from './ports/CompiledModule.ts';
export { compileModule } from './module/compileModule.ts';
export { fontLinks } from './module/fontLinks.ts';
