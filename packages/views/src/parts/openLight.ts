import { createReaders, type LateReaders, type Module, openWith } from '@vitrine/model';
import type { Parts } from '../module/CompiledModule.ts';

/** Opens a document with the readers that its parts have brought. */
export function openLight(document: unknown, parts: Parts): Module {
  const readers = Object.values(parts as Record<string, { readonly readers?: Partial<LateReaders> }>);
  return openWith(createReaders(Object.assign({}, ...readers.map((part) => part.readers))), document);
}
