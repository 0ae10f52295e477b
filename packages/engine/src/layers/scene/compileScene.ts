import type { Layer } from '@vitrine/model';
import type { Track } from '@vitrine/motion';
import { SCENE_STEP_MS } from '../../limits.ts';
import type { MotionKit } from '../MotionKit.ts';
import { type ColorBlock, colorBlock, underBlock } from './colorBlock.ts';
import { compileTarget } from './compileTarget.ts';
import { drawnTracks } from './drawnTracks.ts';
import { type FrameSpan, frameSpans } from './frameSpans.ts';
import { type InlineRule, inlineRules } from './inlineRules.ts';
import { type Morph, morphOf } from './morphOf.ts';
import type { SceneContext } from './SceneContext.ts';
import { sceneLengthMs } from './sceneLength.ts';
import { sceneOf, type SceneName } from './sceneOf.ts';
import type { SceneToCompile } from './SceneToCompile.ts';
import { splitTracks } from './splitTracks.ts';
import { lengthMsOf } from './Target.ts';
import { backdrop, filter } from './targets/filter.ts';
import { clip } from './targets/clip.ts';
import { content } from './targets/content.ts';
import { mask } from './targets/mask.ts';
import { paint } from './targets/paint.ts';

/** A scene of a layer in absolute times, ready to be played. */
export interface CompiledScene {
  readonly tracks: readonly Track[];
  readonly durationMs: number;
  readonly frames: readonly FrameSpan[];
  readonly inline: readonly InlineRule[];
  readonly block: ColorBlock | null;
  readonly morph: Morph | null;
}

const NOTHING: CompiledScene = {
  tracks: [],
  durationMs: 0,
  frames: [],
  inline: [],
  block: null,
  morph: null,
};

/** What a scene can change besides the content itself: one line each. */
const TARGETS: readonly ((compiled: SceneToCompile) => Track | null)[] = [
  (compiled) => compileTarget(mask, compiled),
  (compiled) => compileTarget(clip, compiled),
  (compiled) => compileTarget(filter, compiled),
  (compiled) => compileTarget(backdrop, compiled),
  (compiled) => compileTarget(paint, compiled),
];

/** A scene of a layer as tracks. Reads the page where it must measure, and writes nothing. */
export function compileScene(
  layer: Layer,
  name: SceneName,
  context: SceneContext,
  motion: Pick<MotionKit, 'staggerDelays' | 'drawnStroke'>,
): CompiledScene {
  const scene = sceneOf(layer, name);
  if (!scene) return NOTHING;
  const compiled: SceneToCompile = { layer, scene, isIn: name === 'in', context, pace: paceOf(scene) };
  const block = colorBlock(compiled);
  const tracks = [
    ...contentTracks(compiled, block),
    ...TARGETS.flatMap((compile) => compile(compiled) ?? []),
    ...splitTracks(compiled, motion.staggerDelays),
    ...drawnTracks(compiled, motion.drawnStroke),
  ];
  const frames = frameSpans(compiled);
  return {
    tracks,
    durationMs: durationOf(compiled, tracks, frames),
    frames,
    inline: inlineRules(compiled),
    block,
    morph: morphOf(compiled),
  };
}

function contentTracks(compiled: SceneToCompile, block: ColorBlock | null): readonly Track[] {
  const track = compileTarget(content, compiled);
  if (!block) return track ? [track] : [];
  const { layer, isIn, context } = compiled;
  const shown = content.rest(layer, context.level).opacity;
  const opacity = isIn ? { start: 0, end: shown } : { start: track?.start['opacity'] ?? shown, end: 0 };
  return underBlock(track, block, context.nodes.content, opacity);
}

/** The longest frame's time, for what goes along. */
function paceOf(scene: SceneToCompile['scene']): SceneToCompile['pace'] {
  const { content, mask, clip, filter } = scene;
  const frames = [content, mask, clip, filter].flatMap((target) => [...(target?.frames ?? [])]);
  const [longest] = frames.toSorted((a, b) => lengthMsOf(b) - lengthMsOf(a));
  return longest ?? { durationMs: SCENE_STEP_MS, ease: 'power3.inOut' };
}

function durationOf(
  { scene, context }: SceneToCompile,
  tracks: readonly Track[],
  frames: readonly FrameSpan[],
): number {
  const written = context.goal === 'end' ? sceneLengthMs(scene, context.split?.parts.length ?? 1) : 0;
  const ends = [
    context.delayMs + written,
    ...frames.map(({ endMs }) => endMs),
    ...tracks.flatMap(({ steps }) => steps.map(({ startMs, durationMs }) => startMs + durationMs)),
  ];
  return ends.reduce((last, endMs) => Math.max(last, endMs), 0);
}
