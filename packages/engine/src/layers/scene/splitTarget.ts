import type { Frame, Scene } from '@vitrine/model';
import { framePose } from '../pose/framePose.ts';
import { type Pose, poseOpacity, UPRIGHT } from '../pose/Pose.ts';
import { poseTransforms } from '../pose/poseTransform.ts';
import { poseStyleOf } from '../pose/restPose.ts';
import { filterValues } from './filterFrames.ts';
import { type FilterState, filterTexts, UNFILTERED } from './FilterState.ts';
import { resolveFilter } from './resolveFilter.ts';
import type { Split } from './Split.ts';
import type { Target } from './Target.ts';

interface PartState {
  readonly pose: Pose;
  readonly filter: FilterState;
}

/** Parts stand in line at rest: then the text is whole again. */
const IN_LINE: PartState = { pose: UPRIGHT, filter: UNFILTERED };

/** One part of a split text; `framesOf` gives a scene's frames with the times at which this part's turn comes. */
export function splitTarget(
  { kind, parts }: Split,
  part: number,
  framesOf: (scene: Scene) => readonly Frame[],
): Target<Frame, PartState> {
  return {
    node: () => parts[part] ?? null,
    frames: framesOf,
    rest: () => IN_LINE,
    state(frame, rest, name, context) {
      const draw = { name: `${kind}.${name}`, part };
      return {
        pose: framePose(frame, rest.pose, draw, context),
        filter: resolveFilter(filterValues(frame), rest.filter, draw, context.values),
      };
    },
    styles(states, { layer, scene }) {
      const style = poseStyleOf(layer, scene[kind]);
      const transforms = poseTransforms(
        states.map(({ pose }) => pose),
        style,
      );
      const filters = filterTexts(states.map(({ filter }) => filter));
      return states.map(({ pose }, index) => ({
        transform: transforms[index] ?? 'none',
        opacity: poseOpacity(pose),
        filter: filters[index] ?? 'none',
      }));
    },
  };
}
