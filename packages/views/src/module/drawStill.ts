import type { ReactNode } from 'react';
import type { CompiledModule } from './CompiledModule.ts';
import { createContexts } from './createContexts.ts';
import { eraseAttributes, type Written, writeAttributes } from './hostAttributes.ts';
import { moduleMarkup } from './moduleMarkup.tsx';

/** The inside of a module that only stands there; what belongs on its element is written. Hands back how to erase that. */
export function drawStill(compiled: CompiledModule, host: HTMLElement): [readonly ReactNode[], () => void] {
  const { attributes, children } = moduleMarkup(compiled, {
    frame: compiled.frame,
    contexts: createContexts(compiled),
    player: null,
    isStill: true,
    awaitsScript: false,
  });
  const written: Written = new Map();
  writeAttributes(host, attributes, written);
  return [children, () => eraseAttributes(host, written)];
}
