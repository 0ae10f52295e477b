import type { PressedLink, SlideshowItem } from './lightboxLink.ts';

/** What may open the lightbox. */
export const LIGHTBOX_LINKS = 'a, [data-elementor-lightbox]';

const attribute = (element: Element, name: string): string | null => element.getAttribute(name);

/** Links of drawings have an object for their address. */
function hrefOf(element: Element): string {
  const href: unknown = 'href' in element ? element.href : '';
  const written = typeof href === 'string' ? href : (attribute(element, 'href') ?? '');
  return URL.canParse(written, document.baseURI) ? new URL(written, document.baseURI).href : '';
}

export const readLink = (element: Element): PressedLink => ({
  isLink: element.localName.toLowerCase() === 'a',
  href: hrefOf(element),
  isDownload: element.hasAttribute('download'),
  isVideo: element.hasAttribute('data-elementor-lightbox-video'),
  flag: attribute(element, 'data-elementor-open-lightbox'),
});

export const readItem = (element: Element): SlideshowItem => ({
  image: hrefOf(element),
  video: attribute(element, 'data-elementor-lightbox-video'),
  index: attribute(element, 'data-elementor-lightbox-index'),
  title: attribute(element, 'data-elementor-lightbox-title'),
  description: attribute(element, 'data-elementor-lightbox-description'),
  hash: attribute(element, 'data-e-action-hash'),
});

/** Everything of a group but the copies that carousels make of their slides. */
export const itemsOf = (group: string): SlideshowItem[] =>
  [...document.querySelectorAll(LIGHTBOX_LINKS)]
    .filter(
      (element) =>
        attribute(element, 'data-elementor-lightbox-slideshow') === group &&
        !element.parentElement?.matches('.swiper-slide-duplicate') &&
        !element.closest('.slick-cloned'),
    )
    .map(readItem);
