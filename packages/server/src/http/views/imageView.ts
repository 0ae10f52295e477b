import type { ImageView } from '@vitrine/contract/shop';
import { imageUrl } from '../../media/imageUrl.ts';
import type { Media } from '../../media/Media.ts';

/** null for what is no picture, too: a film or a PDF of the library cannot stand where one is shown. */
export const imageView = (media: Media | null | undefined): ImageView | null =>
  media && !/^(?:video|application)\//.test(media.mime)
    ? {
        url: imageUrl(media),
        width: media.width ?? 0,
        height: media.height ?? 0,
        alt: media.alt,
        ...(media.ground && { ground: media.ground }),
        ...(media.sizes.length > 0 && { srcSet: srcSetOf(media) }),
      }
    : null;

const srcSetOf = ({ sizes }: Media): string =>
  sizes.map(({ width, file }) => `${imageUrl({ file })} ${width}w`).join(', ');
