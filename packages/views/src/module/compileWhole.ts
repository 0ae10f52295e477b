import { sanitizer } from '#sanitizer';
import type { Module } from '@vitrine/model';
import { installHtml } from '../html/installHtml.ts';
import { wholeParts } from '../parts/wholeParts.ts';
import type { CompiledModule, CompileOptions } from './CompiledModule.ts';
import { compileModule } from './compileModule.ts';

export type WholeOptions = Omit<CompileOptions, 'parts'>;

/** Compiles a module with every part there is: for servers, and for pages that bundle what they use. */
export function compileWhole(module: Module, options: WholeOptions): CompiledModule {
  installHtml(sanitizer);
  return compileModule(module, { ...options, parts: wholeParts });
}
