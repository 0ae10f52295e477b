import type { Layer, LevelIndex } from '@vitrine/model';
import { UNSEEN_OPACITY } from '../../limits.ts';
import type { Motion } from '../../ports/Motion.ts';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { LayerBoxes } from '../boxes/LayerBoxes.ts';
import type { LayerFeatures } from '../LayerFeatures.ts';
import { poseOpacity } from '../pose/Pose.ts';
import { restPose } from '../pose/restPose.ts';
import type { CompiledScene } from '../scene/CompiledScene.ts';
import { compileScene } from '../scene/compileScene.ts';
import { reduceScene } from '../scene/reduceScene.ts';
import type { Split } from '../scene/Split.ts';
import type { ScenePlay } from './ScenePlay.ts';

interface Surroundings {
  readonly layer: Layer;
  readonly nodes: LayerNodes;
  readonly level: LevelIndex;
  readonly boxes: LayerBoxes;
  readonly baseFilter: string;
  readonly split: Split | null;
  readonly motion: Motion;
  readonly effects: LayerFeatures['effects'];
}

/** The scene as it is played here and now. */
export function compilePlay(play: ScenePlay, surroundings: Surroundings): CompiledScene {
  const { layer, nodes, level, motion, effects } = surroundings;
  const { name, plan, from, values, delayMs, isReduced } = play;
  const compiled = compileScene(
    layer,
    name,
    { ...surroundings, values, delayMs, from, goal: plan.goal },
    motion,
    effects,
  );
  if (!isReduced) return name === 'in' ? counted(compiled) : compiled;
  const restOpacity = poseOpacity(restPose(layer, level));
  return reduceScene(compiled, { name, content: nodes.content, restOpacity, delayMs });
}

/**
 * A text or picture that fades in from nothing is counted as painted when its fade is over (Chromium lets the compositor run it,
 * and looks again at its end): the first and the largest paint of a page would be told a second or two late.
 */
const counted = (scene: CompiledScene): CompiledScene => ({
  ...scene,
  tracks: scene.tracks.map((track) => {
    const appears = track.steps.some(({ style }) => Number(style['opacity'] ?? 0) > 0);
    if (!appears || Number(track.start['opacity'] ?? 1) !== 0) return track;
    return { ...track, start: { ...track.start, opacity: UNSEEN_OPACITY } };
  }),
});
