import type { RunningChange, SlideChange } from '../slides/createSlideChanger.ts';
import type { PlayableModule } from '@vitrine/model';
import type { MotionKit } from '../layers/MotionKit.ts';
import { REDUCED_FADE_MS } from '../limits.ts';
import type { Kit } from '../kit/Kit.ts';
import { isPlainFade } from '../transitions/isPlainFade.ts';
import { playFade } from '../transitions/playFade.ts';
import { backgroundCovers } from './backgroundCovers.ts';
import type { Turns } from './createTurns.ts';
import type { Environment } from './Environment.ts';
import type { Stage } from './Stage.ts';

interface ChangeOptions {
  readonly module: PlayableModule;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly motion: MotionKit;
  readonly kit: Kit;
  readonly turns: Turns;
  readonly change: SlideChange;
  /** The entering slide stands in the page. */
  readonly onDrawn: () => void;
  readonly onOver: (interrupted: boolean) => void;
}

export const NOTHING_RUNS: RunningChange = { interrupt: () => undefined };

/** Shows a change: draws both slides, and moves the one in and the other out. */
export function playChange(options: ChangeOptions): RunningChange {
  const { module, stage, environment, motion, kit, turns, change, onDrawn, onOver } = options;
  const { from, to, direction } = change;
  const draw = (): void => {
    turns.drawing.setLeaving(from);
    turns.drawing.now();
    onDrawn();
  };
  if (turns.carousel) return turns.carousel.change({ to, direction, isFirst: from === null, draw, onOver });
  const { clientWidth: width = 0, clientHeight: height = 0 } = (from && stage.background(from)) || {};
  draw();
  const entering = sideOf(stage, to);
  if (from === null || !entering) {
    onOver(false);
    return NOTHING_RUNS;
  }
  const slide = module.slide(to);
  const transition = slide.background?.timeline.in.background ?? null;
  const leaving = sideOf(stage, from);
  const enteringCovers = backgroundCovers(slide);
  const { createTimeline } = motion;
  if (environment.isReducedMotion() || !kit.transitions || isPlainFade(transition)) {
    const fade = { enteringCovers, createTimeline, onOver };
    const sides = { entering: entering.background, leaving: leaving?.background ?? null };
    return environment.isReducedMotion()
      ? playFade({ ...fade, ...sides, transition: null, durationMs: REDUCED_FADE_MS })
      : playFade({ ...fade, ...sides, transition });
  }
  const sides = { transition, entering, leaving, direction, size: { width, height }, createTimeline, onOver };
  const drawn = kit.shader?.playShader(sides);
  if (drawn) return drawn;
  return kit.transitions.playTransition({
    ...sides,
    enteringCovers,
    reducedMotion: false,
    random: environment.random,
    cutIntoPieces: kit.pieces?.cutIntoPieces,
  });
}

function sideOf(stage: Stage, key: string): { slide: HTMLElement; background: HTMLElement } | null {
  const slide = stage.slide(key);
  const background = stage.background(key);
  return slide && background ? { slide, background } : null;
}
