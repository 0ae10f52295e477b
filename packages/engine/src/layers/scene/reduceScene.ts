import type { Track } from '@vitrine/motion';
import { REDUCED_FADE_MS } from '../../limits.ts';
import type { SceneName } from '../../ports/LayerPlayer.ts';
import type { CompiledScene } from './CompiledScene.ts';

interface Reduction {
  readonly name: SceneName;
  readonly content: Element;
  readonly restOpacity: number;
  readonly delayMs: number;
}

/** The same scene for a visitor who wants no motion: its end is there at once and only fades in, or out. */
export function reduceScene(compiled: CompiledScene, reduction: Reduction): CompiledScene {
  const { name, content, restOpacity, delayMs } = reduction;
  const endMs = delayMs + REDUCED_FADE_MS;
  const ends = compiled.tracks.map(endOf).filter(({ start }) => Object.keys(start).length > 0);
  const opacity = opacities(name, compiled, content, restOpacity);
  const fade: Track = {
    element: content,
    start: { opacity: opacity.start },
    steps: [{ startMs: delayMs, durationMs: REDUCED_FADE_MS, ease: 'none', style: { opacity: opacity.end } }],
  };
  return {
    ...compiled,
    // The entry ends in rest, which the style sheet shows.
    tracks: name === 'in' || name === 'out' ? [fade] : [...ends, fade],
    durationMs: endMs,
    frames: compiled.frames.map((span) => ({ ...span, startMs: delayMs, endMs })),
    block: null,
    morph: null,
  };
}

function endOf({ element, start, steps }: Track): Track {
  const end = steps.reduce((style, step) => ({ ...style, ...step.style }), start);
  const still = Object.entries(end).filter(([property]) => property !== 'opacity');
  return { element, start: Object.fromEntries(still), steps: [] };
}

function opacities(
  name: SceneName,
  { tracks }: CompiledScene,
  content: Element,
  rest: number,
): { readonly start: string | number; readonly end: string | number } {
  const track = tracks.find(({ element, start }) => element === content && start['opacity'] !== undefined);
  const start = track?.start['opacity'] ?? rest;
  if (name === 'in') return { start: 0, end: rest };
  return { start, end: name === 'out' ? 0 : (track?.steps.at(-1)?.style['opacity'] ?? rest) };
}
