import type { PlayableModule } from '@vitrine/model';
import type { LoadedFeatures } from '../features/LoadedFeatures.ts';
import { REDUCED_FADE_MS } from '../limits.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Motion } from '../ports/Motion.ts';
import { NOTHING_RUNS, type PlayChange, type RunningChange, type SlideChange } from '../ports/SlideChange.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';
import { isPlainFade } from '../transitions/isPlainFade.ts';
import { playFade } from '../transitions/playFade.ts';
import { backgroundCovers } from './backgroundCovers.ts';

interface ChangeOptions {
  readonly module: PlayableModule;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly motion: Motion;
  readonly features: LoadedFeatures;
  readonly turns: Turns;
}

/** How slides move in a change. Called before they are drawn: what stands in the page is measured while it stands. */
export function planChange(options: ChangeOptions, change: SlideChange): PlayChange {
  const { stage, turns } = options;
  const { from, to, direction } = change;
  if (turns.carousel) return turns.carousel.change({ to, direction, isFirst: from === null });
  const { clientWidth: width = 0, clientHeight: height = 0 } = (from && stage.background(from)) || {};
  return (onOver) => playBackgrounds(options, change, { width, height }, onOver);
}

function playBackgrounds(
  { module, stage, environment, motion, features }: ChangeOptions,
  { from, to, direction }: SlideChange,
  size: { readonly width: number; readonly height: number },
  onOver: (interrupted: boolean) => void,
): RunningChange {
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
  if (environment.isReducedMotion() || !features.transitions || isPlainFade(transition)) {
    const fade = { enteringCovers, createTimeline, onOver };
    const sides = { entering: entering.background, leaving: leaving?.background ?? null };
    return environment.isReducedMotion()
      ? playFade({ ...fade, ...sides, transition: null, durationMs: REDUCED_FADE_MS })
      : playFade({ ...fade, ...sides, transition });
  }
  const sides = { transition, entering, leaving, direction, size, createTimeline, onOver };
  const drawn = features.shader?.playShader(sides);
  if (drawn) return drawn;
  return features.transitions.playTransition({
    ...sides,
    enteringCovers,
    reducedMotion: false,
    random: environment.random,
    cutIntoPieces: features.pieces?.cutIntoPieces,
  });
}

function sideOf(stage: Stage, key: string): { slide: HTMLElement; background: HTMLElement } | null {
  const slide = stage.slide(key);
  const background = stage.background(key);
  return slide && background ? { slide, background } : null;
}
