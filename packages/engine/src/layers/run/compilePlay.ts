import type { Layer, LevelIndex } from '@vitrine/model';
import type { LayerKit } from '../LayerKit.ts';
import type { LayerBoxes } from '../boxes/LayerBoxes.ts';
import type { LayerNodes } from '../LayerNodes.ts';
import type { MotionKit } from '../MotionKit.ts';
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
  readonly motion: MotionKit;
  readonly effects: LayerKit['effects'];
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
  if (!isReduced) return compiled;
  const restOpacity = poseOpacity(restPose(layer, level));
  return reduceScene(compiled, { name, content: nodes.content, restOpacity, delayMs });
}
