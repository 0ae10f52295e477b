import type { BackgroundTransition } from '@vitrine/model';
import type { createTimeline, cutIntoPieces, Pieces, Track } from '@vitrine/motion';
import { REDUCED_FADE_MS, UNCOVERING_Z_INDEX } from '../limits.ts';
import { coversAll } from './coversAll.ts';
import { planTransition } from './planTransition.ts';
import { toTracks } from './toTracks.ts';
import type { SidePlan, TransitionPlan } from './TransitionPlan.ts';
import { DEFAULT_TRANSITION } from './values/defaultTransition.ts';

/** For visitors who want no motion: a short fade, whatever the document says. */
const reducedTransition: BackgroundTransition = { ...DEFAULT_TRANSITION, durationMs: REDUCED_FADE_MS };

/** The nodes of a slide that a change moves. Its layers are none of its business. */
export interface SideNodes {
  readonly slide: HTMLElement;
  readonly background: HTMLElement;
}

export interface TransitionOptions {
  /** Null fades as a slide does that says nothing. */
  readonly transition: BackgroundTransition | null;
  readonly entering: SideNodes;
  /** Null for a first slide: it comes in over whatever lies under it. */
  readonly leaving: SideNodes | null;
  readonly direction: 1 | -1;
  readonly reducedMotion: boolean;
  readonly random: () => number;
  /** Known before the entering slide was drawn: measuring it now would make the browser lay it out at once. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether the entering background hides what lies under it. Default: as its styles tell. */
  readonly enteringCovers?: boolean;
  readonly createTimeline: typeof createTimeline;
  /** Without it backgrounds move as a whole. */
  readonly cutIntoPieces?: typeof cutIntoPieces | undefined;
  /** Told once, when everything that the transition brought along is gone again. */
  readonly onOver: (interrupted: boolean) => void;
}

export interface RunningTransition {
  readonly durationMs: number;
  /** Jumps to the end: both backgrounds stand as they are without a transition. */
  interrupt(): void;
  pause(): void;
  resume(): void;
  seek(timeMs: number): void;
}

/**
 * Moves the backgrounds of two slides that both stand in the page, the entering one above. Pieces stand in for a
 * background that is cut; the real one is held invisible by an animation, so that nothing has to be put back.
 */
export function playTransition(options: TransitionOptions): RunningTransition {
  const { entering, leaving, createTimeline, cutIntoPieces, onOver } = options;
  const plan = planFor(options);
  const extras: (() => void)[] = [];
  const cut = (background: HTMLElement, side: SidePlan): Pieces | null => {
    const pieces = cutIntoPieces?.(background, side) ?? null;
    if (pieces) extras.push(pieces.remove);
    return pieces;
  };
  if (leaving && plan.sheet !== null) extras.push(laySheet(leaving.background, plan.sheet));
  const tracks: readonly Track[] = [
    ...toTracks(entering.background, plan.entering, cut),
    ...(leaving ? toTracks(leaving.background, plan.leaving, cut) : []),
    ...(leaving && plan.above === 'leaving' ? [raised(leaving.slide)] : []),
  ];
  let isOver = false;
  const end = (interrupted: boolean): void => {
    if (isOver) return;
    isOver = true;
    timeline.dispose();
    for (const remove of extras) remove();
    onOver(interrupted);
  };
  const timeline = createTimeline(tracks, { durationMs: plan.durationMs, onFinish: () => end(false) });
  timeline.play();
  return {
    durationMs: plan.durationMs,
    interrupt: () => end(true),
    pause: () => void (isOver || timeline.pause()),
    resume: () => void (isOver || timeline.play()),
    seek: (timeMs) => void (isOver || timeline.seek(timeMs)),
  };
}

function planFor({
  transition,
  entering,
  direction,
  reducedMotion,
  random,
  size,
  enteringCovers,
}: TransitionOptions): TransitionPlan {
  const { background } = entering;
  return planTransition(reducedMotion ? reducedTransition : transition, {
    direction,
    random,
    width: size?.width ?? background.clientWidth,
    height: size?.height ?? background.clientHeight,
    enteringCovers: enteringCovers ?? coversAll(background),
  });
}

/** A leaving slide that uncovers the other stands above it for so long. */
const raised = (slide: HTMLElement): Track => ({
  element: slide,
  start: { zIndex: UNCOVERING_Z_INDEX },
  steps: [],
});

function laySheet(background: HTMLElement, color: string): () => void {
  const sheet = background.ownerDocument.createElement('div');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  sheet.style.backgroundColor = color;
  background.before(sheet);
  return () => sheet.remove();
}
