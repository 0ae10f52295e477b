import { hasRows } from '../markup/rowKinds.ts';
import type { DrawnModule } from '../score/DrawnModule.ts';
import type { Enhancer } from './Enhancer.ts';
import { arrows } from './arrows.ts';
import { liveRegion } from './liveRegion.ts';
import { pause } from './pause.ts';
import { progress } from './progress.ts';

/** A module before it is said what it is played with. */
type AskedModule = Omit<DrawnModule, 'features'>;

interface EnhancerRow {
  /** Which modules have it. */
  readonly isUsedBy: (module: AskedModule) => boolean;
  readonly load: () => Enhancer | Promise<Enhancer>;
}

/** Every module has these. */
const ALWAYS: readonly Enhancer[] = [liveRegion, pause];

/** The others, one row each: features of what stands beside the slides, as the engine's table has those of the slides. */
const ENHANCERS = {
  arrows: {
    isUsedBy: ({ settings: { nav } }) => nav.arrows?.on === true,
    load: () => arrows,
  },
  progress: {
    isUsedBy: ({ settings: { progressBar } }) => progressBar?.on === true,
    load: () => progress,
  },
  arrowPreviews: {
    isUsedBy: ({ frame, arrowPreview }) => arrowPreview(frame.currentKey) !== null,
    load: async () => (await import('./arrowPreviews.ts')).arrowPreviews,
  },
  navRows: {
    isUsedBy: ({ settings: { nav } }) => hasRows(nav),
    load: async () => (await import('./navRows.ts')).navRows,
  },
  navScrubber: {
    isUsedBy: ({ settings: { nav } }) => nav.scrubber?.on === true,
    load: async () => (await import('./navScrubber.ts')).navScrubber,
  },
  counters: {
    isUsedBy: ({ counters }) => Object.keys(counters).length > 0,
    load: async () => (await import('./counters.ts')).counters,
  },
} satisfies Readonly<Record<string, EnhancerRow>>;

export type EnhancerName = keyof typeof ENHANCERS;

const rows = Object.entries<EnhancerRow>(ENHANCERS);

export const enhancersOf = (module: AskedModule): string[] =>
  rows.filter(([, { isUsedBy }]) => isUsedBy(module)).map(([name]) => name);

export async function loadEnhancers(module: DrawnModule): Promise<Enhancer[]> {
  const features = module.features ?? enhancersOf(module);
  const used = rows.filter(([name]) => features.includes(name));
  return [...ALWAYS, ...(await Promise.all(used.map(([, { load }]) => load())))];
}
