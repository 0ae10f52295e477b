/** @public For React pages whose modules are compiled ahead: without the compiler. */
export {
  PrecompiledModule as Module,
  type PrecompiledModuleProps as ModuleProps,
} from './PrecompiledModule.tsx';
