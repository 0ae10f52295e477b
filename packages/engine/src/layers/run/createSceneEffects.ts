import type { Track } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import type { LayerBoxes } from '../boxes/LayerBoxes.ts';
import type { CompiledScene } from '../scene/CompiledScene.ts';
import type { Cue } from './createCues.ts';
import { createMorphRun, type MorphRun } from './createMorphRun.ts';
import { insertBlock } from './insertBlock.ts';

/** What a scene brings along besides the elements that are there: a block of colour, a path that turns into another. */
export interface SceneEffects extends Pick<MorphRun, 'follow' | 'dispose'> {
  readonly tracks: readonly Track[];
  readonly cues: readonly Cue[];
}

export function createSceneEffects(
  compiled: Pick<CompiledScene, 'block' | 'morph'>,
  content: HTMLElement,
  boxes: LayerBoxes,
  createMorph: Motion['createMorph'],
): SceneEffects {
  const block = compiled.block && insertBlock(compiled.block, content, boxes.inWrapper);
  const morph = compiled.morph && createMorphRun(compiled.morph, createMorph);
  return {
    tracks: block ? [block.track] : [],
    cues: morph?.cues ?? [],
    follow: (timeMs, rate) => morph?.follow(timeMs, rate),
    dispose() {
      block?.remove();
      morph?.dispose();
    },
  };
}
