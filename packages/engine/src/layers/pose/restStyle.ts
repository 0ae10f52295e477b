import type { Layer, LevelIndex } from '@vitrine/model';
import { clipShape, isUnclipped } from '../scene/clipShape.ts';
import { filterTexts } from '../scene/FilterState.ts';
import { restClip } from '../scene/restClip.ts';
import { restBackdrop, restFilter } from '../scene/restFilter.ts';
import { framePaint } from '../scene/restPaint.ts';
import { round } from './Distance.ts';
import { originToCss } from './originToCss.ts';
import { poseOpacity } from './Pose.ts';
import { poseTransform } from './poseTransform.ts';
import { poseStyleOf, restPose } from './restPose.ts';

/** CSS by property; undefined where a layer at rest needs none. */
export type RestStyle = {
  readonly transform: string | undefined;
  readonly 'transform-origin': string | undefined;
  readonly opacity: number | undefined;
  readonly rotate: string | undefined;
  readonly 'clip-path': string | undefined;
  readonly filter: string | undefined;
  readonly 'backdrop-filter': string | undefined;
  readonly color: string | undefined;
  readonly 'background-color': string | undefined;
};

/**
 * How a layer looks once it has come in. Style sheets show it without any script, and the in-scene ends in it: when its
 * animations go, nothing changes.
 */
export function restStyle(layer: Layer, level: LevelIndex): RestStyle {
  const { content, clip, filter } = layer.timeline.in;
  const pose = restPose(layer, level);
  const opacity = poseOpacity(pose);
  const degrees = layer.transform.rotateZDeg[level];
  const paint = framePaint(content?.frames.at(-1));
  const hasFilter = filter !== null || (content?.frames.at(-1)?.filterUsed ?? false);
  return {
    transform: unlessNone(content ? poseTransform(pose, poseStyleOf(layer, content)) : 'none'),
    'transform-origin': originToCss(content?.origin, layer.fluid.transforms) ?? undefined,
    opacity: opacity === 1 ? undefined : opacity,
    rotate: degrees === 0 ? undefined : `${round(degrees)}deg`,
    'clip-path': clip && !isUnclipped(restClip(layer)) ? clipShape(restClip(layer)) : undefined,
    filter: hasFilter ? unlessNone(filterTexts([restFilter(layer)])[0]) : undefined,
    'backdrop-filter': filter ? unlessNone(filterTexts([restBackdrop(layer)])[0]) : undefined,
    color: paint.color ?? undefined,
    'background-color': paint.background ?? undefined,
  };
}

const unlessNone = (css: string | undefined): string | undefined => (css === 'none' ? undefined : css);
