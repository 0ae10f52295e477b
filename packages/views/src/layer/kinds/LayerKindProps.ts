export type { LayerKindProps, LayerKindView } from '../../module/CompiledModule.ts';
