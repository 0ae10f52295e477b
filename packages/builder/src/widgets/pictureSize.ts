import { isObject } from '@vitrine/model';
import { isEmpty, lookUp, type Settings, textOf } from '../settings/Settings.ts';

/** The box that a picture is fitted into, or cut to; 0: as high or wide as it comes. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly isCut: boolean;
}

/** Sizes of pictures by their names, as sites have them that nobody has told others. */
const SIZES: Readonly<Record<string, PictureSize>> = {
  thumbnail: { width: 150, height: 150, isCut: true },
  medium: { width: 300, height: 300, isCut: false },
  medium_large: { width: 768, height: 0, isCut: false },
  large: { width: 1024, height: 1024, isCut: false },
};

const LARGEST_PX = 10_000;

/** The size that settings name (`image_size`, `image_custom_dimension`); null: the picture as it is. */
export function pictureSize(settings: Settings, name: string, byDefault = 'full'): PictureSize | null {
  const size = textOf(settings, `${name}_size`) || byDefault;
  if (size !== 'custom') return lookUp(SIZES, size) ?? null;
  const custom = settings[`${name}_custom_dimension`];
  const side = (key: string): number => {
    const pixels = isObject(custom) ? Math.round(Number(custom[key])) : 0;
    return pixels > 0 && pixels <= LARGEST_PX ? pixels : 0;
  };
  const [width, height] = [side('width'), side('height')];
  return width + height === 0 ? null : { width, height, isCut: width * height > 0 };
}

/** Width and height of a picture of which these are known; what is smaller stays as it is. */
export function sized(
  [width, height]: readonly [number, number],
  size: PictureSize,
): readonly [width: number, height: number] {
  const most = { width: size.width || width, height: size.height || height };
  if (size.isCut) return [Math.min(width, most.width), Math.min(height, most.height)];
  const scale = Math.min(1, most.width / width, most.height / height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** What CSS has to do, as the picture itself is another file: `isFramed`, where its place has a width of its own. */
export function pictureSizeCss(size: PictureSize, { isKnown = false, isFramed = false } = {}): string {
  const { width, height, isCut } = size;
  if (isCut)
    return `${isFramed || isKnown ? '' : `width:${width}px;`}aspect-ratio:${width}/${height};object-fit:cover`;
  if (isFramed || isKnown) return '';
  return [
    ...(width > 0 ? [`max-width:min(100%,${width}px)`] : []),
    ...(height > 0 ? [`max-height:${height}px`] : []),
  ].join(';');
}

/** Whether an author has given a picture a width or a height, on any device. */
export const hasOwnSize = (settings: Settings, keys: readonly string[]): boolean =>
  Object.keys(settings).some(
    (key) => keys.some((own) => key === own || key.startsWith(`${own}_`)) && !isEmpty(settings[key]),
  );
