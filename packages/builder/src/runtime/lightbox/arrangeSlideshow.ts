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
