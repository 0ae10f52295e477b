import type { ModuleSettings } from '@vitrine/model';
import type { Habit } from '../Habit.ts';
import { liveRegion } from './liveRegion.ts';
import { pause } from './pause.ts';

/** One line a habit: which modules have it, and where it is. */
const HABITS: readonly (readonly [
  isUsed: (settings: ModuleSettings) => boolean,
  load: () => Promise<Habit>,
])[] = [
  [({ nav }) => nav.arrows?.on === true, async () => (await import('./arrows.ts')).arrows],
  [({ nav }) => nav.bullets?.on === true, async () => (await import('./bullets.ts')).bullets],
  [({ progressBar }) => progressBar?.on === true, async () => (await import('./progress.ts')).progress],
];

export const loadHabits = async (settings: ModuleSettings): Promise<Habit[]> => [
  liveRegion,
  pause,
  ...(await Promise.all(HABITS.filter(([isUsed]) => isUsed(settings)).map(([, load]) => load()))),
];
