import type { Look } from '../Look.ts';
import { bareArrows } from './bare.ts';
import { discArrows } from './disc.ts';
import { glassArrows } from './glass.ts';
import { lineArrows } from './line.ts';
import { peekArrows } from './peek.ts';
import { pillArrows } from './pill.ts';
import { slabArrows } from './slab.ts';

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
