import type { Settings } from '../settings/readSettings.ts';

/** What is to be known of an element that was pressed, to say whether it opens the lightbox. */
export interface PressedLink {
  /** Whether it is a link at all: other elements ask for the lightbox by an attribute. */
  readonly isLink: boolean;
  /** The whole address. */
  readonly href: string;
  readonly isDownload: boolean;
  /** Marked as a film for the lightbox. */
  readonly isVideo: boolean;
  /** `data-elementor-open-lightbox`. */
  readonly flag: string | null;
}

const IMAGE = /^[^?]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?.*)?$/i;

/** Of an image file, by its address: nothing may stand behind it but a query. */
export const isImageAddress = (href: string): boolean => IMAGE.test(href);

/** spec/3 §5. */
export function opensLightbox(
  { isLink, href, isDownload, isVideo, flag }: PressedLink,
  kit: Settings,
): boolean {
  if (isLink && !isVideo && (isDownload || !isImageAddress(href))) return false;
  return flag === 'yes' || (Boolean(kit['global_image_lightbox']) && flag !== 'no');
}
