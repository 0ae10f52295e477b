import type { Layer, LevelIndex } from '@vitrine/model';
import type { Boxes } from '../boxes/createBoxes.ts';
import type { PlayedScene } from '../scene/SceneContext.ts';
import { standingState } from '../scene/standingState.ts';
import { content } from '../scene/targets/content.ts';
import { createValues } from '../values/createValues.ts';
import { createHover, type HoverOptions, type HoverPlayer } from './createHover.ts';

interface LayerHoverOptions extends Omit<HoverOptions, 'context'> {
  readonly layer: Layer;
  readonly boxes: Boxes;
  readonly baseFilter: () => string;
  readonly level: () => LevelIndex;
  readonly direction: () => 1 | -1;
  readonly isReducedMotion: () => boolean;
  readonly random: () => number;
  /** The scenes that have left a mark, oldest first. */
  readonly played: () => readonly PlayedScene[];
}

/** The hover of a layer, from wherever its scenes have left it; null for a layer without one. */
export function createLayerHover(options: LayerHoverOptions): HoverPlayer | null {
  const { layer, boxes, level, direction, random } = options;
  const { hover } = layer;
  if (!hover?.use) return null;
  const context = () => {
    const about = {
      layer,
      scene: layer.timeline.in,
      level: level(),
      boxes: boxes.current,
      values: createValues({ direction: direction(), turn: 0, random }),
      baseFilter: options.baseFilter(),
    };
    const standing = standingState(content, options.played(), about);
    return { ...about, hover, standing, isReduced: options.isReducedMotion() };
  };
  return createHover({ ...options, context });
}
