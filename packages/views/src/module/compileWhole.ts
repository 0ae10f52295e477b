import type { Module } from '@vitrine/model';
import { wholeParts } from '../parts/wholeParts.ts';
import { type CompiledModule, type CompileOptions, compileModule } from './compileModule.ts';

export type WholeOptions = Omit<CompileOptions, 'parts'>;

/** Compiles a module with every part there is: for servers, and for pages that bundle what they use. */
export const compileWhole = (module: Module, options: WholeOptions): CompiledModule =>
  compileModule(module, { ...options, parts: wholeParts });
