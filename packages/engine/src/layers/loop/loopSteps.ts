import type { Frame } from '@vitrine/model';
import type { Step, Style } from '@vitrine/motion';
import { lengthMsOf, startMsOf } from '../scene/Target.ts';
import type { LoopShape } from './loopShape.ts';

export interface LoopSteps {
  readonly start: Style;
  readonly intro: readonly Step[];
  readonly cycle: readonly Step[];
  readonly count: number;
  readonly yoyo: boolean;
}

/** A loop in times: the intro from the start of the scene, the cycle from its own. `styles` are those of its frames. */
export function loopSteps(shape: LoopShape, styles: ReadonlyMap<Frame, Style>, delayMs: number): LoopSteps {
  const { start, intro, cycle, cycleStartMs, count, yoyo } = shape;
  const styleOf = (frame: Frame): Style => styles.get(frame) ?? {};
  const step = (frame: Frame, startMs: number, durationMs: number): Step => ({
    startMs,
    durationMs,
    ease: frame.ease,
    style: styleOf(frame),
  });
  const untilMs = delayMs + cycleStartMs;
  const before = intro
    .map((frame) => step(frame, delayMs + startMsOf(frame), lengthMsOf(frame)))
    .filter(({ startMs }) => startMs <= untilMs)
    .map((each) => ({ ...each, durationMs: Math.min(each.durationMs, untilMs - each.startMs) }));
  const endMs = before.reduce((last, each) => Math.max(last, each.startMs + each.durationMs), 0);
  const held = before.at(-1)?.style ?? styleOf(start);
  // The cycle begins when the intro is over, so the intro lasts until then.
  const wait: Step = { startMs: endMs, durationMs: untilMs - endMs, ease: 'none', style: held };
  return {
    start: styleOf(start),
    intro: wait.durationMs > 0 ? [...before, wait] : before,
    cycle: cycle.map((frame) => step(frame, Math.max(0, startMsOf(frame) - cycleStartMs), lengthMsOf(frame))),
    count,
    yoyo,
  };
}
