/** @jsxImportSource hono/jsx */
import type { Html } from '../elements.ts';
import type { SlideContext } from '../ports/SlideContext.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly context: SlideContext;
}

/** A real `img` with its size, so that it is found before any script and moves nothing when it comes. */
export function Picture({ src, alt, context }: PictureProps): Html {
  const size = context.images.get(src);
  const isMain = src === context.mainPicture;
  return (
    <img
      src={src}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={context.eager ? undefined : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding={isMain ? undefined : 'async'}
      draggable={false}
    />
  );
}
