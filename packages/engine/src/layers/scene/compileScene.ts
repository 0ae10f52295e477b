import type { Layer } from '@vitrine/model';
import type { Track } from '@vitrine/motion';
import { SCENE_STEP_MS } from '../../limits.ts';
import type { SceneName } from '../../ports/LayerPlayer.ts';
import type { Motion } from '../../ports/Motion.ts';
import type { LayerFeatures } from '../LayerFeatures.ts';
import { originToCss } from '../pose/originToCss.ts';
import type { CompiledScene } from './CompiledScene.ts';
import { compileTarget } from './compileTarget.ts';
import { contentLengthMs } from './contentLength.ts';
import { type FrameSpan, frameSpans } from './frameSpans.ts';
import type { InlineRule } from './inlineRules.ts';
import type { SceneContext } from './SceneContext.ts';
import { sceneOf } from './sceneOf.ts';
import type { SceneToCompile } from './SceneToCompile.ts';
import { lengthMsOf } from './Target.ts';
import { content } from './targets/content.ts';

const NOTHING: CompiledScene = {
  tracks: [],
  durationMs: 0,
  frames: [],
  inline: [],
  block: null,
  morph: null,
};

/** A scene of a layer as tracks. Reads the page where it must measure, and writes nothing. */
export function compileScene(
  layer: Layer,
  name: SceneName,
  context: SceneContext,
  motion: Pick<Motion, 'staggerDelays' | 'drawnStroke'>,
  effects: LayerFeatures['effects'],
): CompiledScene {
  const scene = sceneOf(layer, name);
  if (!scene) return NOTHING;
  const compiled: SceneToCompile = { layer, scene, isIn: name === 'in', context, pace: paceOf(scene) };
  const track = compileTarget(content, compiled);
  const plain = { ...NOTHING, tracks: track ? [track] : [] };
  const done = effects?.compileEffects(compiled, track, motion) ?? plain;
  const frames = frameSpans(compiled);
  return {
    ...done,
    durationMs: durationOf(compiled, done.tracks, frames, effects),
    frames,
    inline: [...done.inline, ...contentOrigin(compiled)],
  };
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
  effects: LayerFeatures['effects'],
): number {
  const length = effects?.sceneLengthMs ?? contentLengthMs;
  const written = context.goal === 'end' ? length(scene, context.split?.parts.length ?? 1) : 0;
  const ends = [
    context.delayMs + written,
    ...frames.map(({ endMs }) => endMs),
    ...tracks.flatMap(({ steps }) => steps.map(({ startMs, durationMs }) => startMs + durationMs)),
  ];
  return ends.reduce((last, endMs) => Math.max(last, endMs), 0);
}

const MIDDLE = '50% 50%';

/** The style sheet has the origin of the entry. */
function contentOrigin({ layer, scene, context }: SceneToCompile): readonly InlineRule[] {
  const scales = layer.fluid.transforms;
  const atRest = originToCss(layer.timeline.in.content?.origin, scales);
  const here = scene.content ? originToCss(scene.content.origin, scales) : atRest;
  if (here === atRest) return [];
  return [{ element: context.nodes.content, property: 'transform-origin', value: here ?? MIDDLE }];
}
