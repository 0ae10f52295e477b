import type { Frame } from '@vitrine/model';
import { framePose } from '../../pose/framePose.ts';
import { type Pose, poseOpacity } from '../../pose/Pose.ts';
import { poseTransforms } from '../../pose/poseTransform.ts';
import { poseStyleOf, restPose } from '../../pose/restPose.ts';
import type { Target } from '../Target.ts';

/** The layer's element: where it is, how it is turned, and how much of it shows through. */
export const content: Target<Frame, Pose> = {
  node: (nodes) => nodes.content,
  frames: (scene) => scene.content?.frames ?? [],
  rest: restPose,
  state: (frame, rest, name, context) =>
    framePose(frame, rest, { name: `content.${name}`, part: 0 }, context),
  styles(poses, { layer, scene }) {
    const style = poseStyleOf(layer, scene.content ?? layer.timeline.in.content);
    const transforms = poseTransforms(poses, style);
    return poses.map((pose, index) => ({
      transform: transforms[index] ?? 'none',
      opacity: poseOpacity(pose),
    }));
  },
};
