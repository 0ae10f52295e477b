import type { Frame } from '@vitrine/model';
import { type Distance, distanceToCss, NOWHERE, round } from '../../pose/Distance.ts';
import { shift } from '../../pose/framePose.ts';
import type { Axis } from '../../boxes/edgeShift.ts';
import type { Target, TargetContext } from '../Target.ts';

export interface MaskState {
  readonly x: Distance;
  readonly y: Distance;
}

const UNMOVED: MaskState = { x: NOWHERE, y: NOWHERE };

/** The window that the content is seen through; it takes the content along when it moves. */
export const mask: Target<Frame, MaskState> = {
  node: (nodes) => nodes.mask,
  frames: (scene) => scene.mask?.frames ?? [],
  rest: () => UNMOVED,
  state: (frame, rest, name, context) => ({
    x: ownShift(frame, rest.x, 'x', name, context),
    y: ownShift(frame, rest.y, 'y', name, context),
  }),
  styles(states, { layer }) {
    const moves = states.some(({ x, y }) => round(x.value) !== 0 || round(y.value) !== 0);
    const css = (distance: Distance): string => distanceToCss(distance, layer.fluid.transforms);
    return states.map(({ x, y }) => ({ transform: moves ? `translate(${css(x)},${css(y)})` : 'none' }));
  },
};

/** Percentages mean the content's box: the wrapper itself is as large as the layer's whole place. */
function ownShift(frame: Frame, rest: Distance, axis: Axis, name: string, context: TargetContext): Distance {
  const { level, boxes } = context;
  const isOfSlide = (axis === 'x' ? frame.xRelativeTo : frame.yRelativeTo) === 2;
  const distance = shift(
    frame[axis][level],
    rest,
    axis,
    isOfSlide,
    { name: `mask.${name}.${axis}`, part: 0 },
    context,
  );
  if (distance.unit !== '%') return distance;
  const whole = axis === 'x' ? boxes.inWrapper.width : boxes.inWrapper.height;
  return { value: (whole * distance.value) / 100, unit: 'px' };
}
