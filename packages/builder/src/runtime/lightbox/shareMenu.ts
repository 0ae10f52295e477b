import type { Swiper } from 'swiper';
import type { Texts } from '../page/PageConfig.ts';
import { altOf, type SlideshowSlide } from './arrangeSlideshow.ts';
import { make } from './make.ts';
import { shareLinks } from './shareLinks.ts';

interface ShareMenuOptions {
  readonly container: HTMLElement;
  readonly swiper: Swiper;
  readonly texts: Texts;
  readonly active: () => SlideshowSlide | undefined;
}

export interface ShareMenu {
  /** Where Tab leads while it is open; null while it is not. */
  stops(): HTMLElement[] | null;
}

/** Made anew for the slide that is shown, whenever it is opened. */
export function createShareMenu(
  button: HTMLElement,
  { container, swiper, texts, active }: ShareMenuOptions,
): ShareMenu {
  let links: HTMLElement[] | null = null;
  let box: HTMLElement | null = null;
  const turn = (isOpen: boolean): void => {
    button.setAttribute('aria-expanded', String(isOpen));
    container.classList.toggle('elementor-slideshow--share-mode', isOpen);
    // The library's keys and hands are the menu's while it is open.
    swiper.allowTouchMove = !isOpen;
    if (isOpen) swiper.keyboard.disable();
    else swiper.keyboard.enable();
  };
  button.addEventListener('click', () => {
    const open = links === null;
    box?.remove();
    links = null;
    turn(open);
    const slide = active();
    if (!open || !slide) return;
    box = make('div', 'elementor-slideshow__share-links elementor-lightbox-prevent-close');
    const shared = shareLinks(
      {
        pageUrl: location.href,
        hash: slide.hash,
        image: slide.image,
        isVideo: Boolean(slide.video),
        text: altOf(slide),
      },
      texts,
    );
    links = shared.map(({ kind, label, href }) => {
      const link = make('a', `elementor-slideshow__share-link eicon-${kind}`, {
        href,
        rel: 'noopener',
        ...(kind === 'download' ? { download: '' } : { target: '_blank' }),
      });
      link.textContent = label;
      return link;
    });
    box.append(...links);
    button.after(box);
  });
  return { stops: () => links && [button, ...links] };
}
