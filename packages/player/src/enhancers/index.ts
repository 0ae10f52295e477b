import { hasRows } from '../markup/rowKinds.ts';
import type { DrawnModule } from '../score/DrawnModule.ts';
import type { Enhancer } from './Enhancer.ts';
import { arrows } from './arrows.ts';
import { liveRegion } from './liveRegion.ts';
import { pause } from './pause.ts';
import { progress } from './progress.ts';

/** One line an enhancer: which modules have it, and where it is. */
const ENHANCERS: readonly (readonly [
  isUsed: (module: DrawnModule) => boolean,
  load: () => Enhancer | Promise<Enhancer>,
])[] = [
  [() => true, () => liveRegion],
  [() => true, () => pause],
  [({ settings: { nav } }) => nav.arrows?.on === true, () => arrows],
  [({ settings: { progressBar } }) => progressBar?.on === true, () => progress],
  [
    ({ frame, arrowPreview }) => arrowPreview(frame.currentKey) !== null,
    async () => (await import('./arrowPreviews.ts')).arrowPreviews,
  ],
  [({ settings: { nav } }) => hasRows(nav), async () => (await import('./navRows.ts')).navRows],
  [
    ({ settings: { nav } }) => nav.scrubber?.on === true,
    async () => (await import('./navScrubber.ts')).navScrubber,
  ],
  [({ counters }) => Object.keys(counters).length > 0, async () => (await import('./counters.ts')).counters],
];

export const loadEnhancers = (module: DrawnModule): Promise<Enhancer[]> =>
  Promise.all(ENHANCERS.filter(([isUsed]) => isUsed(module)).map(([, load]) => load()));
