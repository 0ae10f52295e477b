export type { SlideContext } from '../module/CompiledModule.ts';
