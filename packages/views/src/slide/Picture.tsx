import type { ReactElement } from 'react';
import type { SlideContext } from './SlideContext.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly context: SlideContext;
  /** The picture that matters most in the first frame. */
  readonly isMain?: boolean;
  readonly id?: string;
  readonly className?: string;
}

/** A real `img` with its size, so that it is found before any script and moves nothing when it comes. */
export function Picture({ src, alt, context, isMain = false, id, className }: PictureProps): ReactElement {
  const size = context.images.get(src);
  return (
    <img
      id={id}
      className={className}
      src={src}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={context.eager ? undefined : 'lazy'}
      fetchPriority={isMain && context.eager ? 'high' : undefined}
      decoding={isMain ? undefined : 'async'}
      draggable={false}
    />
  );
}
