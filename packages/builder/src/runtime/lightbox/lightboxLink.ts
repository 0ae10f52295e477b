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

/** One of a slideshow, as it stands in the page. */
export interface SlideshowItem {
  readonly image: string;
  readonly video: string | null;
  /** `data-elementor-lightbox-index`. */
  readonly index: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly hash: string | null;
}

export interface SlideshowSlide extends SlideshowItem {
  readonly at: number;
}

/** In the order of their indexes, or as they stand; with the one to begin with: the last that has the address. */
export function arrangeSlideshow(
  items: readonly SlideshowItem[],
  url: string,
): { readonly slides: readonly SlideshowSlide[]; readonly start: number } {
  const slides = items
    .map((item, position) => ({ ...item, at: item.index === null ? position : Number(item.index) || 0 }))
    .sort((one, other) => one.at - other.at);
  return {
    slides,
    start: Math.max(
      0,
      slides.findLastIndex(({ image, video }) => url === image || url === video),
    ),
  };
}

/** The original writes "undefined" before a description that has no title; here it stands alone. */
export const altOf = ({ title, description }: Pick<SlideshowItem, 'title' | 'description'>): string =>
  [title, description].filter(Boolean).join(' - ');
