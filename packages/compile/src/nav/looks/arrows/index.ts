import type { Look } from '../Look.ts';
import { look as bareArrows } from './bare.ts';
import { look as discArrows } from './disc.ts';
import { look as glassArrows } from './glass.ts';
import { look as lineArrows } from './line.ts';
import { look as peekArrows } from './peek.ts';
import { look as pillArrows } from './pill.ts';
import { look as slabArrows } from './slab.ts';

/** Ready-made looks by name; the first serves where a document names none that is known. */
export const ARROW_LOOKS: Readonly<Record<string, Look>> = {
  'vt-glass': glassArrows,
  'vt-disc': discArrows,
  'vt-slab': slabArrows,
  'vt-line': lineArrows,
  'vt-bare': bareArrows,
  'vt-pill': pillArrows,
  'vt-peek': peekArrows,
};
