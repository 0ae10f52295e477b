import type { Layer } from '@vitrine/model';
import type { Style } from '@vitrine/motion';
import type { Distance } from '../pose/Distance.ts';
import { framePose, type PoseContext } from '../pose/framePose.ts';
import { type Pose, poseOpacity, UPRIGHT } from '../pose/Pose.ts';
import { poseTransforms } from '../pose/poseTransform.ts';
import { poseStyleOf } from '../pose/restPose.ts';
import { filterValues } from '../scene/filterFrames.ts';
import { filterTexts, UNFILTERED } from '../scene/FilterState.ts';
import { resolveFilter } from '../scene/resolveFilter.ts';
import { LOOP_FAMILIES, onlyTracks, partOf } from './loopFamilies.ts';
import type { LoopGroup } from './loopGroups.ts';

/** One property of a loop, frame by frame. */
type Strand = readonly Style[];

/**
 * What a group of tracks writes, frame by frame. `claimed` are the properties that others have: no two loops may write
 * the same one, or the later would hide the earlier.
 */
export function loopStyles(
  group: LoopGroup,
  layer: Layer,
  context: PoseContext,
  claimed: Set<string>,
): Strand {
  const poses = group.times.map((_, index) => groupPose(group, index, context));
  const strands = [
    ...moving(group, poses, layer, claimed),
    ...showing(group, poses, claimed),
    ...filtering(group, context, claimed),
  ].filter((strand) => !strand.every((style) => isSame(style, strand[0])));
  return group.times.map((_, index) =>
    strands.reduce<Style>((style, strand) => ({ ...style, ...strand[index] }), {}),
  );
}

const isSame = (a: Style, b: Style | undefined): boolean =>
  Object.keys(a).every((name) => a[name] === b?.[name]);

const has = ({ frames }: LoopGroup, ...tracks: readonly string[]): boolean =>
  tracks.some((track) => frames.has(track));

function groupPose({ frames }: LoopGroup, index: number, context: PoseContext): Pose {
  return [...frames].reduce<Pose>((pose, [track, own]) => {
    const frame = own[index];
    if (!frame) return pose;
    const draw = { name: `loop.${track}.${index}`, part: 0 };
    return { ...pose, ...partOf(inContent(framePose(frame, UPRIGHT, draw, context), context), track) };
  }, UPRIGHT);
}

/** Percentages mean the content: the wrapper that loops is as large as the layer's place. */
function inContent(pose: Pose, { boxes: { inWrapper } }: PoseContext): Pose {
  const px = (distance: Distance, whole: number): Distance =>
    distance.unit === '%' ? { value: (whole * distance.value) / 100, unit: 'px' } : distance;
  return { ...pose, x: px(pose.x, inWrapper.width), y: px(pose.y, inWrapper.height) };
}

function moving(
  group: LoopGroup,
  poses: readonly Pose[],
  layer: Layer,
  claimed: Set<string>,
): readonly Strand[] {
  const style = poseStyleOf(layer, layer.timeline.in.loop);
  const asTransform = (own: readonly Pose[]): readonly Strand[] =>
    claim(claimed, 'transform') ? [poseTransforms(own, style).map((transform) => ({ transform }))] : [];
  if (has(group, 'all')) return asTransform(poses);
  return LOOP_FAMILIES.flatMap(({ tracks, property, write }) => {
    const own = tracks.filter((track) => has(group, track));
    if (own.length === 0) return [];
    const only = poses.map((pose) => onlyTracks(pose, own));
    if (property === 'transform' || !claim(claimed, property)) return asTransform(only);
    return [only.map((pose) => ({ [property]: write(pose, style.scales) }))];
  });
}

/** Takes a property unless it is taken. */
function claim(claimed: Set<string>, property: string): boolean {
  const isFree = !claimed.has(property);
  claimed.add(property);
  return isFree;
}

function showing(group: LoopGroup, poses: readonly Pose[], claimed: Set<string>): readonly Strand[] {
  if (!has(group, 'all', 'opacity') || !claim(claimed, 'opacity')) return [];
  return [poses.map((pose) => ({ opacity: poseOpacity(pose) }))];
}

function filtering({ frames }: LoopGroup, { values }: PoseContext, claimed: Set<string>): readonly Strand[] {
  const own = frames.get('filter') ?? frames.get('all');
  if (!own?.some(({ filterUsed }) => filterUsed) || !claim(claimed, 'filter')) return [];
  const states = own.map((frame, index) =>
    resolveFilter(filterValues(frame), UNFILTERED, { name: `loop.filter.${index}`, part: 0 }, values),
  );
  return [filterTexts(states).map((filter) => ({ filter }))];
}
