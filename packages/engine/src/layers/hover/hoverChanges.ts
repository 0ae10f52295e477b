import { type Fill, fillToCss, isTransparent, type Layer, type Measure } from '@vitrine/model';
import { asDistance, distanceToCss } from '../pose/Distance.ts';
import { poseOpacity } from '../pose/Pose.ts';
import { poseTransforms } from '../pose/poseTransform.ts';
import { poseStyleOf } from '../pose/restPose.ts';
import { filterTexts } from '../scene/FilterState.ts';
import { restFilter } from '../scene/restFilter.ts';
import { restPaint } from '../scene/restPaint.ts';
import type { HoverChange } from './HoverContext.ts';
import { hoverPose } from './hoverPose.ts';

const pose: HoverChange = (context) => {
  const { layer, hover, standing, isReduced } = context;
  const target = hoverPose(hover, standing, context);
  const style = poseStyleOf(layer, layer.timeline.in.content);
  const [before = 'none', over = 'none'] = poseTransforms([standing, target], style);
  const opacity = { from: { opacity: poseOpacity(standing) }, to: { opacity: poseOpacity(target) } };
  if (isReduced || before === over) return opacity;
  return { from: { ...opacity.from, transform: before }, to: { ...opacity.to, transform: over } };
};

/** The colour of a text, or of a drawing, which is painted in it. */
const textColor: HoverChange = ({ layer, hover, level }) => {
  const to = layer.kind === 'svg' ? hover.svg.color : hover.color.text;
  const isWritten = layer.kind === 'text' || layer.kind === 'button' || layer.kind === 'svg';
  return isWritten ? { from: { color: restPaint(layer, level).color }, to: { color: to } } : null;
};

/** A fill as an image: two images fade into one another, a colour and an image do not. */
const asImage = (fill: Fill): string =>
  fill.kind === 'solid' ? `linear-gradient(${fill.color},${fill.color})` : fillToCss(fill);

const background: HoverChange = ({ layer, hover, level }) => {
  const own = layer.background.color;
  const over = hover.color.background;
  if (own.kind === 'solid' && over.kind === 'solid') {
    if (isTransparent(own) && isTransparent(over)) return null;
    return {
      from: { backgroundColor: restPaint(layer, level).background },
      to: { backgroundColor: over.color },
    };
  }
  // A picture in the background must stay.
  if (layer.background.image?.used && layer.background.image.src !== '') return null;
  return { from: { backgroundImage: asImage(own) }, to: { backgroundImage: asImage(over) } };
};

const css = (measure: Measure): string => distanceToCss(asDistance(measure), true);

type Border = NonNullable<Layer['border']>;

function widths(width: Border['width'], level: 0 | 1 | 2 | 3 | 4, isShown: boolean): string {
  const sides = [width.top, width.right, width.bottom, width.left];
  return sides.map((side) => (isShown ? css(side[level]) : '0')).join(' ');
}

const border: HoverChange = ({ layer, hover, level }) => {
  const ownStyle = layer.border?.style[level] ?? 'none';
  const overStyle = hover.border.style;
  const style = overStyle === 'none' ? ownStyle : overStyle;
  if (style === 'none') return null;
  const own = layer.border ? widths(layer.border.width, level, ownStyle !== 'none') : '0 0 0 0';
  const over = widths(hover.border.width, level, overStyle !== 'none');
  if (own === over && own === '0 0 0 0') return null;
  const from = {
    borderWidth: own,
    borderColor: ownStyle === 'none' ? hover.border.color : (layer.border?.color ?? hover.border.color),
  };
  const to = { borderWidth: over, borderColor: overStyle === 'none' ? from.borderColor : hover.border.color };
  return { from: { borderStyle: style, ...from }, to: { borderStyle: style, ...to } };
};

const radius: HoverChange = ({ layer, hover, level }) => {
  const corners = (box: NonNullable<Layer['radius']>): string =>
    [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft]
      .map((corner) => css(corner[level]))
      .join(' ');
  const from = layer.radius ? corners(layer.radius) : '0 0 0 0';
  return { from: { borderRadius: from }, to: { borderRadius: corners(hover.radius) } };
};

const filter: HoverChange = ({ layer, hover, baseFilter }) => {
  const own = restFilter(layer);
  const { blurPx, grayscalePercent, brightnessPercent } = hover.filter;
  const over = { ...own, blur: blurPx, grayscale: grayscalePercent, brightness: brightnessPercent };
  const [from = 'none', to = 'none'] = filterTexts([own, over], baseFilter);
  return { from: { filter: from }, to: { filter: to } };
};

/** The outline of a drawing. */
const stroke: HoverChange = ({ layer, hover }) => {
  if (layer.kind !== 'svg' || hover.svg.stroke.widthPx === 0) return null;
  const width = Number.parseFloat(layer.content.strokeWidth) || 0;
  return {
    from: { stroke: layer.content.strokeColor, strokeWidth: `${width}px` },
    to: { stroke: hover.svg.stroke.color, strokeWidth: `${hover.svg.stroke.widthPx}px` },
  };
};

/** All that hover can change: one line each. */
export const HOVER_CHANGES: readonly HoverChange[] = [
  pose,
  textColor,
  background,
  border,
  radius,
  filter,
  stroke,
];
