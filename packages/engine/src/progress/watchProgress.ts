import { createDisposers, type Disposer } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import { browserEnvironment } from '../player/browserEnvironment.ts';
import { browserMotion } from '../player/browserMotion.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Motion } from '../ports/Motion.ts';
import type { Player } from '../ports/Player.ts';
import { createProgressReading } from './createProgressReading.ts';
import { createProgressRun } from './createProgressRun.ts';
import { PROGRESS_MOVES } from './progressMoves.ts';

export interface ProgressOptions {
  readonly player: Pick<Player, 'onShow'>;
  readonly settings: NonNullable<ModuleSettings['progressBar']>;
  /** The whole bar: it carries `data-off` while there is nothing to show, and how many slides there are in `--n`. */
  readonly bar: HTMLElement;
  /** Its moving parts, in their order. */
  readonly fills: readonly Element[];
  /** Default: the browser's own. */
  readonly environment?: Pick<Environment, 'clock' | 'onReducedMotion'>;
  readonly motion?: Pick<Motion, 'createTimeline'>;
}

/** Keeps a progress bar where the slideshow is (spec/2 §3, §4). The browser moves it; this only hears of changes. */
export function watchProgress(options: ProgressOptions): Disposer {
  const { player, settings, bar, fills, environment = browserEnvironment, motion = browserMotion } = options;
  const disposers = createDisposers();
  const { clock } = environment;
  const reading = createProgressReading(clock, settings.base);
  let isReduced = false;
  /** Who wants no motion sees which slide it is, and no running bar. */
  const progress = () => {
    const now = reading.now();
    return isReduced ? { ...now, done: Math.floor(now.done), runsMs: null } : now;
  };
  const run = createProgressRun({
    fills,
    moves: PROGRESS_MOVES[settings.kind],
    runsBack: settings.atEnd === 'animate',
    clock,
    createTimeline: motion.createTimeline,
    progress,
  });
  disposers.add(run.dispose);
  disposers.add(
    environment.onReducedMotion((reduced) => {
      isReduced = reduced;
      run.follow();
    }),
  );
  disposers.add(
    player.onShow((show) => {
      bar.toggleAttribute('data-off', !show.isOn);
      bar.style.setProperty('--n', String(Math.max(1, show.count)));
      reading.take(show);
      run.follow();
    }),
  );
  return disposers.dispose;
}
