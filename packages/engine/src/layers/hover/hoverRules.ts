import type { LayerNodes } from '../../ports/Stage.ts';
import { originToCss } from '../pose/originToCss.ts';
import type { InlineRule } from '../scene/inlineRules.ts';
import { windowOf } from '../scene/windowOf.ts';
import type { HoverContext } from './HoverContext.ts';

/** A bare number is a percentage here. */
const asPlace = (written: string): string =>
  /^-?[\d.]+$/.test(written.trim()) ? `${written.trim()}%` : written.trim();
const IS_PLACE = /^-?[\d.]+(?:%|px)$/;

/** What a hovered layer has as long as it is hovered, without going there by degrees. */
export function hoverRules({ layer, hover, boxes }: HoverContext, nodes: LayerNodes): readonly InlineRule[] {
  const rules: InlineRule[] = [];
  const add = (element: HTMLElement | null, property: string, value: string | null): void => {
    if (element && value !== null) rules.push({ element, property, value });
  };
  add(nodes.content, 'text-decoration', hover.decoration === 'none' ? null : hover.decoration);
  add(nodes.place, 'z-index', /^-?\d+$/.test(hover.zIndex) ? hover.zIndex : null);
  add(nodes.mask, 'clip-path', hover.mask ? windowOf(boxes) : null);
  add(nodes.content, 'transform-origin', origin());
  return rules;

  function origin(): string | null {
    const own = originToCss(layer.timeline.in.content?.origin, layer.fluid.transforms) ?? '50% 50%';
    const [x, y] = [asPlace(hover.frame.originX), asPlace(hover.frame.originY)];
    const here = `${x} ${y}`;
    return IS_PLACE.test(x) && IS_PLACE.test(y) && here !== own ? here : null;
  }
}
