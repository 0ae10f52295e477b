import type { ImageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

interface PictureProps {
  image: ImageView | null;
  className?: string;
  sizes?: string;
  /** The page's main picture is asked for at once; all others when they come near. */
  isMain?: boolean;
}

/** A product's picture, or the house's mark when it has none. */
export function Picture({ image, className, isMain = false }: PictureProps): ReactElement {
  if (!image) return <NoPicture className={className} />;
  return (
    <img
      className={className}
      src={image.url}
      alt={image.alt}
      width={image.width || undefined}
      height={image.height || undefined}
      // Lazy also keeps React from writing a preload link in front of a fragment.
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding="async"
    />
  );
}

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
