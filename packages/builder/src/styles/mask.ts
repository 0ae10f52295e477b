import { isObject } from '@vitrine/model';
import { maskShape } from '../shapes/maskShapes.ts';
import type { Control } from './Control.ts';
import { cssUrl, safeCss, sizedOf } from './cssValue.ts';

type At = (key: string) => unknown;

/** A shape that an element, or the picture of a picture widget, is cut to. */
export const mask: Control = {
  keys: [
    '_mask_switch',
    '_mask_shape',
    '_mask_image',
    '_mask_size',
    '_mask_size_scale',
    '_mask_position',
    '_mask_position_x',
    '_mask_position_y',
    '_mask_repeat',
  ],
  selector: '&:not(.elementor-widget-image), &.elementor-widget-image img',
  when: { '_mask_switch!': '' },
  paint: (at, { toUrl }) => {
    const shape = safeCss(at('_mask_shape')) || 'circle';
    const picture = at('_mask_image');
    const url =
      shape === 'custom' ? cssUrl(isObject(picture) ? picture['url'] : picture, toUrl) : maskShape(shape);
    if (url === '') return '';
    const repeat = safeCss(at('_mask_repeat')).toLowerCase() || 'no-repeat';
    return `mask-image:${url};mask-size:${sizeOf(at)};mask-position:${placeOf(at)};mask-repeat:${repeat}`;
  },
};

const lengthOf = (value: unknown, byDefault: string): string => {
  const sized = sizedOf(value, '%');
  return sized ? sized.size + sized.unit : byDefault;
};

function sizeOf(at: At): string {
  const size = safeCss(at('_mask_size')) || 'contain';
  return size === 'custom' ? lengthOf(at('_mask_size_scale'), '100%') : size;
}

function placeOf(at: At): string {
  const place = safeCss(at('_mask_position')) || 'center center';
  if (place !== 'custom') return place;
  return `${lengthOf(at('_mask_position_x'), '0%')} ${lengthOf(at('_mask_position_y'), '0%')}`;
}
