import { createTestClock } from '@vitrine/browser/testing';
import type { RunningChange, SlideChange } from '../../ports/SlideChange.ts';
import { type ChangeSteps, createSlideChanger } from '../createSlideChanger.ts';

export const CHANGE_MS = 1000;

type Step = keyof ChangeSteps;

interface TestChangerOptions {
  readonly navDelayMs?: number;
  readonly unprepared?: readonly string[];
  /** How long changes play; 0 is over before `play` hands anything back. */
  readonly playMs?: number;
  /** Interrupted changes do not tell that they are over. */
  readonly isSilent?: boolean;
  /** Called in each step, before it is done: it may ask for slides, or throw. */
  readonly during?: (step: Step, change: SlideChange) => void;
}

/** A changer whose steps do nothing but tell, and whose changes play by a clock that a test moves. */
export function createTestChanger(options: TestChangerOptions = {}) {
  const { navDelayMs = 0, unprepared = [], playMs = CHANGE_MS, isSilent = false } = options;
  const { during = () => undefined } = options;
  const clock = createTestClock();
  const waiting = new Set(unprepared);
  const told: string[] = [];
  const over: string[] = [];
  let begun = 0;
  let playingNow = 0;

  function play(onOver: (interrupted: boolean) => void): RunningChange {
    playingNow++;
    const end = (interrupted: boolean): void => {
      stop();
      playingNow--;
      if (!(interrupted && isSilent)) onOver(interrupted);
    };
    let stop = (): void => undefined;
    if (playMs > 0) stop = clock.after(playMs, () => end(false));
    else end(false);
    return { interrupt: () => end(true) };
  }

  const steps: ChangeSteps = {
    draw(change) {
      begun++;
      told.push(`draw ${change.to}`);
      during('draw', change);
    },
    enter(change) {
      told.push(`enter ${change.to}`);
      during('enter', change);
    },
    play(change, onOver) {
      told.push(`play ${change.to}`);
      during('play', change);
      return play(onOver);
    },
    settle(change, interrupted) {
      told.push(`settle ${change.to}`);
      over.push(`${change.from} to ${change.to}${interrupted ? ', interrupted' : ''}`);
      during('settle', change);
    },
  };
  const isPrepared = (key: string): boolean => !waiting.has(key);
  const changer = createSlideChanger({ clock, navDelayMs, isPrepared, steps: () => steps });
  return {
    clock,
    changer,
    told,
    /** The changes that were settled, in order. */
    over,
    prepare: (key: string) => void waiting.delete(key),
    forget: (key: string) => void waiting.add(key),
    playing: () => playingNow,
    begun: () => begun,
  };
}
