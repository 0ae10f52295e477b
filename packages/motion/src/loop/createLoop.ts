import { effectOf } from '../timeline/effectOf.ts';
import { createPlayback, type Member } from '../timeline/createPlayback.ts';
import type { Timeline } from '../timeline/Timeline.ts';
import type { Step, Style, Track } from '../timeline/Track.ts';
import { inOrder, lengthOf } from '../timeline/toKeyframes.ts';
import { toParts } from '../timeline/toParts.ts';

/** Like a timeline, but it only ever runs forward: one without an end has nothing to run back from. */
export type Loop = Omit<Timeline, 'reverse'>;

export interface LoopOptions {
  readonly element: Element;
  /** The state before the intro. Properties that any step changes must be in it. */
  readonly start: Style;
  /** What happens once, before the first cycle. */
  readonly intro: readonly Step[];
  /** What repeats, in times from the start of a cycle; it begins in the state that the intro leads to. */
  readonly cycle: readonly Step[];
  /** How often the cycle runs, each way counting as one; -1 is for ever. */
  readonly count: number;
  /** Every other run goes back. */
  readonly yoyo: boolean;
  readonly onFinish?: () => void;
}

/** An intro and a cycle that repeats, all of it by the browser: nothing of ours runs while it plays. */
export function createLoop(options: LoopOptions): Loop {
  const { element, start, intro, cycle, count, yoyo, onFinish } = options;
  const introMs = lengthOf({ steps: intro });
  const cycleMs = lengthOf({ steps: cycle });
  // Nothing for ever is nothing.
  const iterations = cycleMs === 0 ? 1 : count < 0 ? Infinity : count;
  const durationMs = introMs + (cycleMs === 0 ? 0 : cycleMs * iterations);
  const rounds: OptionalEffectTiming = {
    delay: introMs,
    duration: cycleMs,
    iterations,
    direction: yoyo ? 'alternate' : 'normal',
  };
  const turn = inOrder(intro).reduce<Style>((state, { style }) => ({ ...state, ...style }), start);
  // A wait is no movement: the cycle stands at its start meanwhile.
  const isWait = cycleMs > 0 && intro.every(({ style }) => isAlike(start, style));
  const before = isWait
    ? []
    : membersOf(element, { start, steps: intro }, { duration: introMs, fill: 'both' }, introMs);
  // Later in the list it lies over the intro, so it must not fill backwards.
  const timing: OptionalEffectTiming = { ...rounds, fill: isWait ? 'both' : 'forwards' };
  const after = membersOf(element, { start: turn, steps: cycle }, timing, durationMs);
  for (const { animation } of before)
    animation.addEventListener('finish', () => {
      for (const { animation: own } of after) giveToCompositor(own);
    });
  return createPlayback({ members: [...before, ...after], durationMs, onFinish });
}

const isAlike = (one: Style, other: Style): boolean =>
  Object.keys(other).every((property) => one[property] === other[property]);

/**
 * Chromium's compositor does not take an animation while another runs on the same element, and does not look again when that is over: the
 * page would be woken up for every frame of the cycle. Told of a speed, the same one too, it looks.
 */
const giveToCompositor = (animation: Animation): void => animation.updatePlaybackRate(animation.playbackRate);

function membersOf(
  element: Element,
  track: Pick<Track, 'start' | 'steps'>,
  timing: OptionalEffectTiming,
  endMs: number,
): Member[] {
  const untilMs = lengthOf(track);
  return toParts(track).map((part) => {
    const animation = new Animation(effectOf(element, part, 0, untilMs, timing));
    // Once over and covered, the browser would throw it away, and nothing could be sought back to.
    animation.persist();
    return { animation, endMs };
  });
}
