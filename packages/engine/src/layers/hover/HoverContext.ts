import type { Layer } from '@vitrine/model';
import type { Style } from '@vitrine/motion';
import type { PoseContext } from '../pose/framePose.ts';
import type { Pose } from '../pose/Pose.ts';
import type { Hover } from './hoverPose.ts';

export interface HoverContext extends PoseContext {
  readonly layer: Layer;
  readonly hover: Hover;
  /** How the layer stands without the pointer. */
  readonly standing: Pose;
  readonly baseFilter: string;
  readonly isReduced: boolean;
}

/** Something that hover changes: from what to what; null where it leaves it. */
export type HoverChange = (context: HoverContext) => { readonly from: Style; readonly to: Style } | null;
