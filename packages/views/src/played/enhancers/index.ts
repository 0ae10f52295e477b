import { hasRows } from '../../nav/hasNavigation.ts';
import type { DrawnModule } from '../DrawnModule.ts';
import type { Enhancer } from '../Enhancer.ts';
import { arrowPreviews } from './arrowPreviews.ts';
import { arrows } from './arrows.ts';
import { counters } from './counters.ts';
import { liveRegion } from './liveRegion.ts';
import { navRows } from './navRows.ts';
import { navScrubber } from './navScrubber.ts';
import { pause } from './pause.ts';
import { progress } from './progress.ts';

/** One line an enhancer: which modules have it. */
const ENHANCERS: readonly (readonly [isUsed: (module: DrawnModule) => boolean, enhancer: Enhancer])[] = [
  [() => true, liveRegion],
  [() => true, pause],
  [({ settings: { nav } }) => nav.arrows?.on === true, arrows],
  [({ frame, arrowPreview }) => arrowPreview(frame.currentKey) !== null, arrowPreviews],
  [({ settings: { nav } }) => hasRows(nav), navRows],
  [({ settings: { nav } }) => nav.scrubber?.on === true, navScrubber],
  [({ settings: { progressBar } }) => progressBar?.on === true, progress],
  [({ counters: texts }) => Object.keys(texts).length > 0, counters],
];

export const enhancersOf = (module: DrawnModule): Enhancer[] =>
  ENHANCERS.filter(([isUsed]) => isUsed(module)).map(([, enhancer]) => enhancer);
