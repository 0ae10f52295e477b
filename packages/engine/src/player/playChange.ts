import type { Carousel } from '../carousel/Carousel.ts';
import type { RunningChange, SlideChange } from '../slides/createSlideChanger.ts';
import type { Module } from '@vitrine/model';
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
  readonly module: Module;
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

/** Shows a change: draws both slides, and moves the one in and the other out. */
export function playChange(options: ChangeOptions): RunningChange {
  const { turns, change, onOver } = options;
  if (turns.carousel) return playTravel(turns.carousel, options);
  if (change.from === null) {
    drawWith(options, new Map());
    onOver(false);
    return NOTHING_RUNS;
  }
  return playBackgrounds(options, change.from);
}

const NOTHING_RUNS: RunningChange = { interrupt: () => undefined };

function drawWith({ turns, onDrawn }: ChangeOptions, leaving: ReadonlyMap<string, number>): void {
  turns.drawing.setLeaving(leaving);
  turns.drawing.now();
  onDrawn();
}

function playBackgrounds(options: ChangeOptions, from: string): RunningChange {
  const { module, stage, environment, motion, kit, change, onOver } = options;
  const { clientWidth: width = 0, clientHeight: height = 0 } = stage.background(from) ?? {};
  drawWith(options, new Map([[from, 0]]));
  const entering = sideOf(stage, change.to);
  if (!entering) {
    onOver(false);
    return NOTHING_RUNS;
  }
  const slide = module.slide(change.to);
  const transition = slide.background?.timeline.in.background ?? null;
  const leaving = sideOf(stage, from);
  const enteringCovers = backgroundCovers(slide);
  const { createTimeline } = motion;
  const reducedMotion = environment.isReducedMotion();
  if (reducedMotion || !kit.transitions || isPlainFade(transition)) {
    return playFade({
      transition: reducedMotion ? null : transition,
      ...(reducedMotion ? { durationMs: REDUCED_FADE_MS } : {}),
      enteringCovers,
      entering: entering.background,
      leaving: leaving?.background ?? null,
      createTimeline,
      onOver,
    });
  }
  return kit.transitions.playTransition({
    transition,
    size: { width, height },
    enteringCovers,
    entering,
    leaving,
    direction: change.direction,
    reducedMotion,
    random: environment.random,
    createTimeline,
    cutIntoPieces: kit.transitions.cutIntoPieces,
    onOver,
  });
}

function sideOf(stage: Stage, key: string): { slide: HTMLElement; background: HTMLElement } | null {
  const slide = stage.slide(key);
  const background = stage.background(key);
  return slide && background ? { slide, background } : null;
}

function playTravel(carousel: Carousel, options: ChangeOptions): RunningChange {
  const { change, onOver } = options;
  const { from, to, direction } = change;
  const draw = (): void => drawWith(options, new Map(from === null ? [] : [[from, 0]]));
  return carousel.change({ to, direction, isFirst: from === null, draw, onOver });
}
