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

/** Boxes are read in whole pixels, and no hair of a layer must show. */
const ROUNDING_PX = 1;

/** How far a layer moves from its place to stand just outside an edge of its slide, or in the middle of it. */
export function edgeShift(edge: FrameEdge, axis: Axis, { inSlide, slide }: LayerBoxes): number {
  const [start, length, whole] = along(axis, inSlide, slide);
  if (edge === 'left' || edge === 'top') return -(start + length + ROUNDING_PX);
  if (edge === 'right' || edge === 'bottom') return whole - start + ROUNDING_PX;
  return (whole - length) / 2 - start;
}

const along = (axis: Axis, box: Box, slide: Size): readonly [number, number, number] =>
  axis === 'x' ? [box.left, box.width, slide.width] : [box.top, box.height, slide.height];
