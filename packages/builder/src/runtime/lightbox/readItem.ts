import type { SlideshowItem } from './arrangeSlideshow.ts';
import { hrefOf, LIGHTBOX_LINKS } from './readLink.ts';

const attribute = (element: Element, name: string): string | null => element.getAttribute(name);

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
