import type { PageContext } from '../page/PageContext.ts';
import { icon } from './icons.ts';
import { altOf, type SlideshowSlide } from './arrangeSlideshow.ts';
import { make } from './make.ts';

/** A press on these does not close the lightbox. */
const KEPT = 'elementor-lightbox-prevent-close';

export function drawSlide(slide: SlideshowSlide, playText: string): HTMLElement {
  const element = make('div', 'swiper-slide elementor-lightbox-item');
  if (slide.video) {
    element.setAttribute('data-elementor-slideshow-video', slide.video);
    const play = make('div', 'elementor-custom-embed-play', { 'aria-label': playText, role: 'img' });
    play.append(icon('play'));
    element.append(play);
    return element;
  }
  const zoom = make('div', 'swiper-zoom-container');
  zoom.append(
    make('img', `elementor-lightbox-image ${KEPT} swiper-lazy`, {
      'data-src': slide.image,
      'data-title': slide.title ?? '',
      'data-description': slide.description ?? '',
      alt: altOf(slide),
    }),
    make('div', 'swiper-lazy-preloader'),
  );
  element.append(zoom);
  return element;
}

export function drawArrows({ config: { i18n } }: PageContext): {
  readonly next: HTMLElement;
  readonly previous: HTMLElement;
} {
  const arrow = (side: string, label: string, sign: 'next' | 'previous'): HTMLElement => {
    const button = make('div', `elementor-swiper-button elementor-swiper-button-${side} ${KEPT}`, {
      role: 'button',
      tabindex: '0',
      'aria-label': label,
    });
    button.append(icon(sign));
    return button;
  };
  return { next: arrow('next', i18n.next, 'next'), previous: arrow('prev', i18n.previous, 'previous') };
}

const isOn = ({ config: { kit } }: PageContext, name: string): boolean =>
  (kit[`lightbox_enable_${name}`] ?? 'yes') === 'yes';

/** Share, zoom, full screen and counter, each where the site wants it. */
export function drawHeader(page: PageContext, isSingle: boolean) {
  const { i18n } = page.config;
  const root = make('header', `elementor-slideshow__header ${KEPT}`);
  const button = (name: 'share' | 'zoom' | 'fullscreen', role: string, label: string): HTMLElement | null => {
    if (!isOn(page, name)) return null;
    const element = make(
      'div',
      `elementor-slideshow__${name === 'share' ? 'share-menu' : `${name}-switch`}`,
      {
        role,
        tabindex: '0',
        'aria-label': label,
        [role === 'switch' ? 'aria-checked' : 'aria-expanded']: 'false',
      },
    );
    element.append(icon(name));
    root.append(element);
    return element;
  };
  const share = button('share', 'button', i18n.share);
  const zoom = button('zoom', 'switch', i18n.zoom);
  const fullscreen = button('fullscreen', 'switch', i18n.fullscreen);
  const counter = isOn(page, 'counter') && !isSingle ? make('span', 'elementor-slideshow__counter') : null;
  if (counter) root.append(counter);
  return { root, share, zoom, fullscreen, counter };
}

const SOURCES: Readonly<Record<string, 'title' | 'description'>> = {
  title: 'title',
  description: 'description',
};

/** What is written below: the server has put what the site wants there into the link's title and description. */
export function drawFooter({ config: { kit } }: PageContext) {
  const parts = Object.keys(SOURCES).filter((name) => kit[`lightbox_${name}_src`] !== '');
  if (parts.length === 0) return null;
  const root = make('footer', `elementor-slideshow__footer ${KEPT}`);
  const boxes = parts.map((name) => [name, make('div', `elementor-slideshow__${name}`)] as const);
  root.append(...boxes.map(([, box]) => box));
  return {
    root,
    say(slide: SlideshowSlide | undefined): void {
      for (const [name, box] of boxes) {
        const source = SOURCES[name] ?? 'title';
        box.textContent = slide?.[source] ?? '';
      }
    },
  };
}
