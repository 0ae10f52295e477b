import type { ImageView } from '@vitrine/contract/shop';
import { imageUrl } from '../../media/imageUrl.ts';
import type { Media } from '../../media/Media.ts';

export const imageView = (media: Media | null | undefined): ImageView | null =>
  media ? { url: imageUrl(media), width: media.width ?? 0, height: media.height ?? 0, alt: media.alt } : null;
