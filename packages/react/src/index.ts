/** @public For React pages. */
export { Module, type ModuleProps } from './Module.tsx';
