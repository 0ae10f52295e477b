import { isObject } from '@vitrine/model';
import type { ReactElement } from 'react';
import { type PictureSize, sized } from './pictureSize.ts';
import type { WidgetTools } from './Widget.ts';

interface PictureProps {
  value: unknown;
  tools: WidgetTools;
  className?: string;
  /** Where the page has words for it beside the picture. */
  isDecoration?: boolean;
  alt?: string;
  /** Default: as it is. */
  size?: PictureSize | null;
}

/** Width and height of a picture, where they are known. */
export function knownSize(value: unknown): readonly [width: number, height: number] | null {
  const side = (key: string): number => {
    const number = isObject(value) ? Number(value[key]) : 0;
    return Number.isInteger(number) && number > 0 && number < 100_000 ? number : 0;
  };
  const [width, height] = [side('width'), side('height')];
  return width > 0 && height > 0 ? [width, height] : null;
}

/** A picture with what is known of its size, so that nothing moves when it comes. */
export function Picture({
  value,
  tools,
  className,
  isDecoration = false,
  alt,
  size: wanted = null,
}: PictureProps): ReactElement | null {
  const src = tools.media(value);
  if (src === '') return null;
  const known = isObject(value) ? value : {};
  const words = typeof known['alt'] === 'string' ? known['alt'] : '';
  const whole = knownSize(value);
  const [width, height] = whole && wanted ? sized(whole, wanted) : [undefined, undefined];
  const size = (key: string): number | undefined => {
    const number = Number(known[key]);
    return Number.isInteger(number) && number > 0 && number < 100_000 ? number : undefined;
  };
  return (
    <img
      src={src}
      alt={isDecoration ? '' : (alt ?? words)}
      className={className}
      loading="lazy"
      decoding="async"
      width={width ?? size('width')}
      height={height ?? size('height')}
    />
  );
}
