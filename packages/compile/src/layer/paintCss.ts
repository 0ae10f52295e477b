import {
  type BackgroundImage,
  type Fill,
  fillToCss,
  isTransparent,
  type Layer,
  type LevelIndex,
} from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import { measureToCss } from '../css/units.ts';

export function fillDeclarations(fill: Fill): Declarations {
  if (isTransparent(fill)) return {};
  return fill.kind === 'solid' ? { 'background-color': fill.color } : { 'background-image': fillToCss(fill) };
}

/** A picture that an `img` can show: it fits its box and does not repeat. Others are CSS backgrounds. */
export function isPicture(image: BackgroundImage): boolean {
  const repeats = image.repeat !== 'no-repeat' || image.repeatX || image.repeatY;
  return !repeats && (image.size === 'cover' || image.size === 'contain');
}

const imagePosition = (image: BackgroundImage): string =>
  `${measureToCss(image.position.x)} ${measureToCss(image.position.y)}`;

export function pictureDeclarations(image: BackgroundImage): Declarations {
  return {
    'object-fit': image.size === 'contain' ? 'contain' : 'cover',
    'object-position': imagePosition(image),
  };
}

export function backgroundImageDeclarations(image: BackgroundImage): Declarations {
  const size = image.size === 'percentage' ? `${image.sizePercent || 100}%` : image.size;
  const repeat =
    image.repeatX && image.repeatY
      ? 'repeat'
      : image.repeatX
        ? 'repeat-x'
        : image.repeatY
          ? 'repeat-y'
          : image.repeat;
  return {
    'background-image': `url("${image.src}")`,
    'background-size': size,
    'background-position': imagePosition(image),
    'background-repeat': repeat,
  };
}

export const shownImage = ({ background }: Layer): BackgroundImage | null =>
  background.image?.used && background.image.src !== '' ? background.image : null;

/** Colours of an svg layer. */
export function svgDeclarations({ content }: Layer, level: LevelIndex): Declarations {
  return {
    color: content.color[level] === 'currentColor' ? undefined : content.color[level],
    fill: 'currentColor',
  };
}
