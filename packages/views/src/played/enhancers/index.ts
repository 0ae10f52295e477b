import type { ModuleSettings } from '@vitrine/model';
import { hasRows } from '../../nav/hasNavigation.ts';
import type { Enhancer } from '../Enhancer.ts';
import { liveRegion } from './liveRegion.ts';
import { pause } from './pause.ts';

/** One line an enhancer: which modules have it, and where it is. */
const ENHANCERS: readonly (readonly [
  isUsed: (settings: ModuleSettings) => boolean,
  load: () => Promise<Enhancer>,
])[] = [
  [({ nav }) => nav.arrows?.on === true, async () => (await import('./arrows.ts')).arrows],
  [({ nav }) => hasRows(nav), async () => (await import('./navRows.ts')).navRows],
  [({ nav }) => nav.scrubber?.on === true, async () => (await import('./navScrubber.ts')).navScrubber],
  [({ progressBar }) => progressBar?.on === true, async () => (await import('./progress.ts')).progress],
];

export const loadEnhancers = async (settings: ModuleSettings): Promise<Enhancer[]> => [
  liveRegion,
  pause,
  ...(await Promise.all(ENHANCERS.filter(([isUsed]) => isUsed(settings)).map(([, load]) => load()))),
];
