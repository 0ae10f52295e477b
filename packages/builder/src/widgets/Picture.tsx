import { isObject } from '@vitrine/model';
import type { ReactElement } from 'react';
import type { WidgetTools } from './Widget.ts';

interface PictureProps {
  value: unknown;
  tools: WidgetTools;
  className?: string;
  /** Where the page has words for it beside the picture. */
  isDecoration?: boolean;
  alt?: string;
}

/** A picture with what is known of its size, so that nothing moves when it comes. */
export function Picture({
  value,
  tools,
  className,
  isDecoration = false,
  alt,
}: PictureProps): ReactElement | null {
  const src = tools.media(value);
  if (src === '') return null;
  const known = isObject(value) ? value : {};
  const words = typeof known['alt'] === 'string' ? known['alt'] : '';
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
      width={size('width')}
      height={size('height')}
    />
  );
}
