import { type Module, type OpenOptions, openWith, type PlayableModule } from './openWith.ts';
import { readers } from './wholeReaders.ts';

export type { Module, OpenOptions, PlayableModule };

/** Opens a document. Never throws: what is no module at all opens as an empty one (see `whyNotPlayable`). */
export const openModule = (json: unknown, options?: OpenOptions): Module => openWith(readers, json, options);
