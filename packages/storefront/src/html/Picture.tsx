import type { ImageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

interface PictureProps {
  image: ImageView | null;
  className?: string;
  /** How wide it stands, as `sizes` says it: browsers choose by it which width they fetch. */
  sizes?: string;
  /** The page's main picture is asked for at once; all others when they come near. */
  isMain?: boolean;
  /** Scripts that show it large ask it which picture that is. */
  isOpened?: boolean;
}

/** A product's picture, or the house's mark when it has none. */
export function Picture({
  image,
  className,
  sizes,
  isMain = false,
  isOpened = false,
}: PictureProps): ReactElement {
  if (!image) return <NoPicture className={className} />;
  return (
    <img
      className={className}
      // Before src: a browser that meets src first may ask for it at once.
      srcSet={image.srcSet}
      sizes={image.srcSet && (sizes ?? '100vw')}
      src={image.url}
      alt={image.alt}
      width={image.width || undefined}
      height={image.height || undefined}
      style={image.ground ? { backgroundColor: image.ground } : undefined}
      // Lazy also keeps React from writing a preload link in front of a fragment.
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding="async"
      {...(isOpened && largeOf(image))}
    />
  );
}

const largeOf = ({ url, width, height }: ImageView) => ({
  'data-src': url,
  'data-large_image': url,
  'data-large_image_width': width || undefined,
  'data-large_image_height': height || undefined,
});

function NoPicture({ className = '' }: { className?: string | undefined }): ReactElement {
  return (
    <svg
      className={`${className} woocommerce-placeholder`.trim()}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d="M18 20h28l2 8H16z" />
      <path fill="none" stroke="currentColor" strokeWidth="2.5" d="M19 30v15h26V30" />
    </svg>
  );
}
