import { listen } from '@vitrine/browser';
import { A11y, Autoplay, EffectFade, Navigation } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { PageElement } from '../elements/Handler.ts';
import { LEAST_SLIDES } from '../limits.ts';
import { setData } from '../page/jquery.ts';
import { onceInView } from '../scroll/onceInView.ts';
import { Pagination, Swiper } from '../slides/library.ts';
import { loadSlidePictures, nearSlides } from '../slides/loadSlidePictures.ts';
import { withSlideStyles } from '../slides/withSlideStyles.ts';
import {
  type CarouselOptions,
  carouselOptions,
  fromWidthUp,
  offsetClass,
  offsetWidth,
} from './carouselOptions.ts';
import { followSettings } from './followSettings.ts';
import { canLoop, isSlideVisible, movedBy } from './slideVisibility.ts';

const NEAR = '200px';

/** Moves the slides of a container, and hands the library's instance to whoever asks the container for it. */
export async function startCarousel(of: PageElement, container: HTMLElement): Promise<void> {
  const slides = container.querySelectorAll('.swiper-slide').length;
  const wrapper = container.querySelector('.swiper-wrapper');
  if (slides < LEAST_SLIDES || !wrapper) return;
  await withSlideStyles();
  const settings = of.settings();
  const { breakpoints } = of.page;
  const options = carouselOptions(settings, {
    breakpoints,
    device: of.page.device(),
    elementId: of.id,
    texts: of.page.config.i18n,
  });
  const side = offsetClass(settings);
  // Our own server has drawn it.
  if (side && !of.element.classList.contains(side)) {
    of.element.classList.add(side);
    of.element.style.setProperty(
      '--offset-width',
      `${offsetWidth(settings, breakpoints, of.page.device())}px`,
    );
  }
  of.element.closest('.elementor-widget-wrap')?.classList.add('e-swiper-container');
  of.element.closest('.elementor-widget')?.classList.add('e-widget-swiper');

  // Browsers load what is seen soon, but know nothing of slides that wait beside those.
  let isNear = Boolean(options.lazy);
  const swiper = new Swiper(container, {
    ...libraryOptions(of, options, slides),
    breakpoints: fromWidthUp(options, breakpoints),
    on: {
      init: mark,
      slideChangeTransitionStart: mark,
      slideChangeTransitionEnd: mark,
      resize: mark,
      breakpoint: mark,
    },
  });
  setData(container, 'swiper', swiper);
  // It scrolls no longer: it stands at its beginning, and is no stop of the Tab key.
  container.scrollLeft = 0;
  container.removeAttribute('tabindex');
  const pauseOnHover = holdAutoplay(of, container, swiper);
  pauseOnHover(settings['pause_on_hover'] === 'yes');
  followKeys(of, swiper);
  followSettings(of, { swiper, pauseOnHover });
  onceInView(
    container,
    () => {
      isNear = true;
      mark(swiper);
    },
    NEAR,
  );

  function mark(moved: Swiper): void {
    markBullets(moved);
    markSlides(moved);
    if (!isNear) return;
    const shown = Number(moved.params.slidesPerView) || 1;
    for (const at of nearSlides(moved.slides.length, moved.activeIndex, shown, Boolean(moved.params.loop))) {
      const slide = moved.slides[at];
      if (slide) loadSlidePictures(slide);
    }
  }
}

/** As the library takes them today: it has no lazy loading of its own any more, and goes round only where there are slides enough. */
function libraryOptions(of: PageElement, options: CarouselOptions, slides: number): SwiperOptions {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { autoplay, navigation, pagination, spaceBetween, slidesPerGroup } = options;
  const most = [options, ...Object.values(options.breakpoints)];
  const loops =
    options.loop && most.every((each) => canLoop(slides, each.slidesPerView, each.slidesPerGroup ?? 1));
  const speed = Number(options.speed);
  const prevEl = navigation ? of.find(navigation.prevEl) : null;
  const nextEl = navigation ? of.find(navigation.nextEl) : null;
  const dots = pagination ? of.find('.swiper-pagination') : null;
  return {
    modules: [A11y, Autoplay, EffectFade, Navigation, Pagination],
    slidesPerView: options.slidesPerView,
    ...(slidesPerGroup !== undefined && { slidesPerGroup }),
    ...(spaceBetween !== undefined && { spaceBetween }),
    loop: loops,
    rewind: options.loop && !loops,
    ...((isCalm || Number.isFinite(speed)) && { speed: isCalm ? 0 : speed }),
    // Who wants little motion moves the slides alone.
    ...(autoplay &&
      !isCalm && {
        autoplay: {
          delay: Number(autoplay.delay) || 5000,
          disableOnInteraction: autoplay.disableOnInteraction,
        },
      }),
    ...(options.effect === 'fade' && { effect: 'fade', fadeEffect: { crossFade: true } }),
    ...(prevEl && nextEl && { navigation: { prevEl, nextEl } }),
    ...(pagination &&
      dots && {
        pagination: {
          el: dots,
          type: pagination.type as 'bullets' | 'fraction' | 'progressbar',
          clickable: true,
          renderBullet: pagination.renderBullet,
        },
      }),
    // Its server has named each slide.
    a11y: { ...options.a11y, slideLabelMessage: '' },
  };
}

/**
 * spec/3 §4: stops when something in it is focused, for good; stands while the pointer is over it, where that is asked for. Hands back
 * how to ask for it.
 */
function holdAutoplay(of: PageElement, container: HTMLElement, swiper: Swiper): (pauses: boolean) => void {
  let isHeld = false;
  let pauses = false;
  listen(of.element, 'focusin', () => {
    isHeld = false;
    swiper.autoplay?.stop();
  });
  listen(container, 'mouseenter', () => {
    isHeld = pauses && (swiper.autoplay?.running ?? false);
    if (isHeld) swiper.autoplay.stop();
  });
  // The original also starts what never ran, or was stopped by a hand.
  listen(container, 'mouseleave', () => {
    if (isHeld) swiper.autoplay.start();
    isHeld = false;
  });
  return (wanted) => {
    pauses = wanted;
  };
}

const KEYED = '.elementor-swiper-button, .swiper-pagination-bullet, .swiper-slide';

function followKeys(of: PageElement, swiper: Swiper): void {
  listen(of.element, 'keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !target.closest(KEYED)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
    const isBullet = target.matches('.swiper-pagination-bullet');
    if ((swiper.rtl ? -step : step) > 0) swiper.slideNext();
    else swiper.slidePrev();
    if (isBullet) of.find('.swiper-pagination-bullet-active')?.focus();
  });
}

/** One bullet is a stop of the Tab key. */
function markBullets(swiper: Swiper): void {
  for (const bullet of (swiper.pagination?.bullets ?? []) as HTMLElement[]) {
    if (bullet.matches('.swiper-pagination-bullet-active')) bullet.tabIndex = 0;
    else bullet.removeAttribute('tabindex');
  }
}

/** spec/3 §4: what is not in view is neither read out nor reached. */
function markSlides(swiper: Swiper): void {
  const { wrapperEl } = swiper;
  // Slides that fade stand on each other, and their wrapper does not move.
  const moved = swiper.params.virtualTranslate
    ? Math.round(swiper.translate)
    : movedBy(wrapperEl.style.transform);
  for (const slide of swiper.slides) {
    // Places are whole pixels here and fractions there.
    const isVisible = isSlideVisible(slide.offsetLeft + 1, moved, wrapperEl.clientWidth);
    slide.toggleAttribute('inert', !isVisible);
    if (isVisible) slide.removeAttribute('aria-hidden');
    else slide.setAttribute('aria-hidden', 'true');
  }
}
