import type { Step, Style, Track } from '@vitrine/motion';
import type { SceneToCompile } from './SceneToCompile.ts';
import { isTouched } from './standingState.ts';
import type { Target, TargetContext, TimedFrame } from './Target.ts';
import { targetMoves, targetStart } from './targetMoves.ts';

/** What a scene does with one target; null when it leaves it as the style sheet shows it. */
export function compileTarget<F extends TimedFrame, S>(
  target: Target<F, S>,
  compiled: SceneToCompile,
): Track | null {
  const { layer, scene, context } = compiled;
  const { from } = context;
  const element = target.node(context.nodes);
  const played = from.kind === 'before' ? [] : from.played;
  const touched = target.frames(scene).length > 0 || isTouched(target, layer, played);
  if (!element || !touched) return null;
  const about: TargetContext = { ...context, layer, scene };
  const moves = targetMoves(target, compiled, about);
  const states = [
    target.rest(layer, context.level),
    targetStart(target, compiled, about),
    ...moves.map(({ state }) => state),
  ];
  const [rest = {}, start = {}, ...ends] = target.styles(states, about);
  const seen = from.kind === 'seen' ? from.styles.get(element) : undefined;
  const names = Object.keys(rest).filter(
    (name) => seen?.[name] !== undefined || [start, ...ends].some((style) => style[name] !== rest[name]),
  );
  if (names.length === 0) return null;
  return {
    element,
    start: pick(seen ? { ...start, ...seen } : start, names),
    steps: moves.map(
      ({ startMs, durationMs, ease }, index): Step => ({
        startMs,
        durationMs,
        ease,
        style: pick(ends[index] ?? {}, names),
      }),
    ),
  };
}

const pick = (style: Style, names: readonly string[]): Style =>
  Object.fromEntries(names.map((name) => [name, style[name] ?? '']));
