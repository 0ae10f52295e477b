import type { FrameValue } from '@vitrine/model';
import type { Box, LayerBoxes, Size } from './LayerBoxes.ts';

export type FrameEdge = Extract<FrameValue, { readonly kind: 'edge' }>['edge'];
export type Axis = 'x' | 'y';

const OPPOSITE: Readonly<Record<FrameEdge, FrameEdge>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
  center: 'center',
  middle: 'middle',
};

/** The edge that is meant when the slides go backwards. */
export const mirroredEdge = (edge: FrameEdge): FrameEdge => OPPOSITE[edge];

/** How far a layer moves from its place to stand just outside an edge of its slide, or in the middle of it. */
export function edgeShift(edge: FrameEdge, axis: Axis, { inSlide, slide }: LayerBoxes): number {
  const [start, length, whole] = along(axis, inSlide, slide);
  if (edge === 'left' || edge === 'top') return -(start + length);
  if (edge === 'right' || edge === 'bottom') return whole - start;
  return (whole - length) / 2 - start;
}

const along = (axis: Axis, box: Box, slide: Size): readonly [number, number, number] =>
  axis === 'x' ? [box.left, box.width, slide.width] : [box.top, box.height, slide.height];
