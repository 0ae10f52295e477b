import type { ModuleSettings } from '@vitrine/model';
import type { Enhancer } from '../Enhancer.ts';
import type { Score } from '../Score.ts';
import { liveRegion } from './liveRegion.ts';
import { pause } from './pause.ts';

/** One line an enhancer: which modules have it, and where it is. */
const ENHANCERS: readonly (readonly [
  isUsed: (settings: ModuleSettings, score: Score) => boolean,
  load: () => Promise<Enhancer>,
])[] = [
  [({ nav }) => nav.arrows?.on === true, async () => (await import('./arrows.ts')).arrows],
  [({ nav }) => nav.bullets?.on === true, async () => (await import('./bullets.ts')).bullets],
  [
    (_, { arrows }) => Object.keys(arrows).length > 0,
    async () => (await import('./arrowPreviews.ts')).arrowPreviews,
  ],
  [({ progressBar }) => progressBar?.on === true, async () => (await import('./progress.ts')).progress],
  [
    (_, { counters }) => Object.keys(counters).length > 0,
    async () => (await import('./counters.ts')).counters,
  ],
];

export const loadEnhancers = async (settings: ModuleSettings, score: Score): Promise<Enhancer[]> => [
  liveRegion,
  pause,
  ...(await Promise.all(ENHANCERS.filter(([isUsed]) => isUsed(settings, score)).map(([, load]) => load()))),
];
