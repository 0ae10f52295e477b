import type { Track } from '@vitrine/motion';
import type { ColorBlock } from './colorBlock.ts';
import type { FrameSpan } from './frameSpans.ts';
import type { InlineRule } from './inlineRules.ts';
import type { Morph } from './morphOf.ts';

/** A scene of a layer in absolute times, ready to be played. */
export interface CompiledScene {
  readonly tracks: readonly Track[];
  readonly durationMs: number;
  readonly frames: readonly FrameSpan[];
  readonly inline: readonly InlineRule[];
  readonly block: ColorBlock | null;
  readonly morph: Morph | null;
}
