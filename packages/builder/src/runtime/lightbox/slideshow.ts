import { browserClock, createDisposers, type Disposer, listen } from '@vitrine/browser';
import { Keyboard, Zoom } from 'swiper/modules';
import { LIGHTBOX_CONTROLS_MS } from '../limits.ts';
import type { PageContext } from '../page/PageContext.ts';
import { Pagination, Swiper } from '../slides/library.ts';
import { loadSlidePictures, nearSlides } from '../slides/loadSlidePictures.ts';
import type { SlideshowSlide } from './arrangeSlideshow.ts';
import type { LightboxFrame } from './LightboxFrame.ts';
import { make } from './make.ts';

import { createShareMenu } from './shareMenu.ts';
import { drawArrows, drawFooter, drawHeader, drawSlide } from './slideshowParts.ts';
import { playSlideVideo } from './slideVideo.ts';

interface Arranged {
  readonly slides: readonly SlideshowSlide[];
  readonly start: number;
}

/** Pictures and films to walk through, with what the site wants around them. Hands back how to stop it. */
export function drawSlideshow(
  { slides, start }: Arranged,
  page: PageContext,
  frame: LightboxFrame,
): Disposer {
  const { i18n, is_rtl: isRtl } = page.config;
  const stops = createDisposers();
  const { message } = frame;
  const root = make('div', 'elementor-slideshow');
  const container = make('div', 'swiper', { dir: isRtl ? 'rtl' : 'ltr' });
  const wrapper = make('div', 'swiper-wrapper elementor-slideshow__slides');
  wrapper.append(...slides.map((slide) => drawSlide(slide, i18n.playVideo)));
  container.append(wrapper);
  root.append(container);
  message.append(root);
  const isSingle = slides.length < 2;
  const arrows = isSingle ? null : drawArrows(page);
  if (arrows) container.append(arrows.next, arrows.previous);
  const header = drawHeader(page, isSingle);
  if (header.root.childElementCount > 0) root.prepend(header.root);
  const footer = drawFooter(page);
  if (footer) root.append(footer.root);

  const swiper = new Swiper(container, {
    modules: [Keyboard, Pagination, Zoom],
    initialSlide: start,
    spaceBetween: 100,
    grabCursor: true,
    loop: !isSingle,
    // A key that is pressed while a slide still moves counts.
    loopPreventsSliding: false,
    // It is over everything, also while it comes in and is still small.
    keyboard: { enabled: true, onlyInViewport: false },
    // It fills the window, so only the window's size counts. Told of its own size by an observer, the library goes back a frame later to the
    // slide that it had then, and the first key after opening would be lost.
    resizeObserver: false,
    zoom: true,
    runCallbacksOnInit: false,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { speed: 0 }),
    ...(header.counter && { pagination: { el: header.counter, type: 'fraction' as const } }),
  });
  const active = (): SlideshowSlide | undefined => slides[swiper.realIndex] ?? slides[start];
  let stopVideo: Disposer | null = null;
  const show = (): void => {
    stopVideo?.();
    stopVideo = null;
    for (const at of nearSlides(swiper.slides.length, swiper.activeIndex, 1, !isSingle)) {
      const slide = swiper.slides[at];
      if (slide) loadSlidePictures(slide);
    }
    const current = active();
    const element = swiper.slides[swiper.activeIndex];
    for (const slide of swiper.slides) slide.toggleAttribute('inert', slide !== element);
    footer?.say(current);
    if (current?.video && element) stopVideo = playSlideVideo(element, current.video);
  };
  swiper.on('slideChange', show);
  show();
  for (const [button, step] of [
    [arrows?.next, () => swiper.slideNext()],
    [arrows?.previous, () => swiper.slidePrev()],
  ] as const) {
    if (button) stops.add(listen(button, 'click', () => step()));
  }

  if (header.zoom) addZoom(header.zoom, swiper, root);
  if (header.fullscreen) addFullscreen(header.fullscreen, frame.content, root, stops.add);
  const menu = header.share
    ? createShareMenu(header.share, { container: root, swiper, texts: i18n, active })
    : null;
  stops.add(followTab(frame, () => menu?.stops() ?? null));
  stops.add(hideControls(frame, root));
  return () => {
    stopVideo?.();
    stops.dispose();
    swiper.destroy(true, false);
  };
}

/** While a picture is drawn near, nothing else moves. */
function addZoom(button: HTMLElement, swiper: Swiper, container: HTMLElement): void {
  button.addEventListener('click', () => {
    const isNear = button.getAttribute('aria-checked') !== 'true';
    if (isNear) swiper.zoom.in();
    else swiper.zoom.out();
    button.setAttribute('aria-checked', String(isNear));
    container.classList.toggle('elementor-slideshow--zoom-mode', isNear);
    swiper.allowSlideNext = swiper.allowSlidePrev = swiper.allowTouchMove = !isNear;
  });
}

/** What stands in the dialog: browsers do not show a dialog itself so. Nothing where they cannot at all. */
function addFullscreen(
  button: HTMLElement,
  content: HTMLElement,
  container: HTMLElement,
  add: (stop: Disposer) => unknown,
): void {
  button.addEventListener('click', () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void content.requestFullscreen?.().catch(() => undefined);
  });
  add(
    listen(document, 'fullscreenchange', () => {
      const isFull = document.fullscreenElement === content;
      button.setAttribute('aria-checked', String(isFull));
      container.classList.toggle('elementor-slideshow--fullscreen-mode', isFull);
    }),
  );
}

/** Tab leads round the buttons, or round the share menu while that is open; Enter and Space press them. */
function followTab(frame: LightboxFrame, menuStops: () => HTMLElement[] | null): Disposer {
  const order = [
    '.elementor-slideshow__share-menu',
    '.elementor-slideshow__zoom-switch',
    '.elementor-slideshow__fullscreen-switch',
    '.elementor-swiper-button-next',
    '.elementor-swiper-button-prev',
  ];
  return listen(frame.dialog, 'keydown', (event) => {
    const { activeElement } = document;
    if (
      (event.key === 'Enter' || event.key === ' ') &&
      activeElement instanceof HTMLElement &&
      activeElement.matches('[role=button],[role=switch]')
    ) {
      if (activeElement === frame.button) return;
      event.preventDefault();
      activeElement.click();
      return;
    }
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const stops = menuStops() ?? [
      frame.button,
      ...order.flatMap((selector) => [...frame.message.querySelectorAll<HTMLElement>(selector)]),
    ];
    const at = stops.findIndex((stop) => stop === activeElement);
    const step = event.shiftKey ? -1 : 1;
    const next = at < 0 ? 0 : (at + step + stops.length) % stops.length;
    stops[next]?.focus();
  });
}

/** They go when nobody moves; not while the share menu is open. */
function hideControls({ dialog }: LightboxFrame, container: HTMLElement): Disposer {
  let cancel: Disposer = () => undefined;
  const show = (): void => {
    container.classList.remove('elementor-slideshow--ui-hidden');
    cancel();
    cancel = browserClock.after(LIGHTBOX_CONTROLS_MS, () => {
      if (!container.classList.contains('elementor-slideshow--share-mode'))
        container.classList.add('elementor-slideshow--ui-hidden');
    });
  };
  const stops = createDisposers();
  for (const name of ['click', 'mousemove', 'keydown'] as const) stops.add(listen(dialog, name, show));
  show();
  return () => {
    cancel();
    stops.dispose();
  };
}
