import type { Breakpoints } from '../breakpoints/Breakpoints.ts';
import { responsiveValue } from '../breakpoints/deviceValue.ts';
import { escapeHtml } from '../escape/escapeHtml.ts';
import {
  LAZY_NEIGHBOURS,
  OFFSET_SLIVER,
  SLIDES_TO_SCROLL,
  SLIDES_TO_SHOW,
  SLIDES_TO_SHOW_MOBILE,
  SLIDES_TO_SHOW_TABLET,
} from '../limits.ts';
import type { Texts } from '../page/PageConfig.ts';
import type { Settings } from '../settings/readSettings.ts';

/** What holds from a width on. */
export interface CarouselBreakpoint {
  slidesPerView: number;
  slidesPerGroup: number;
  spaceBetween?: number;
}

/** A carousel's settings in the words of the library that moves it. */
export interface CarouselOptions {
  slidesPerView: number;
  loop: boolean;
  speed: unknown;
  handleElementorBreakpoints: true;
  breakpoints: Record<number, CarouselBreakpoint>;
  autoplay?: { delay: unknown; disableOnInteraction: boolean };
  effect?: unknown;
  fadeEffect?: { crossFade: true };
  slidesPerGroup?: number;
  spaceBetween?: number;
  navigation?: { prevEl: string; nextEl: string };
  pagination?: {
    el: string;
    type: string;
    clickable: true;
    renderBullet: (index: number, className: string) => string;
  };
  lazy?: { loadPrevNext: true; loadPrevNextAmount: number };
  a11y: {
    enabled: true;
    prevSlideMessage: string;
    nextSlideMessage: string;
    firstSlideMessage: string;
    lastSlideMessage: string;
  };
}

export interface CarouselContext {
  readonly breakpoints: Breakpoints;
  readonly device: string;
  /** The element's id, by which its dots are found. */
  readonly elementId: string;
  readonly texts: Texts;
  /** A carousel within another, in an editor, shows no sliver. Default false. */
  readonly isNestedInEditor?: boolean;
}

/** spec/3 §3 and §9; what the specification leaves open is as the original has it. */
export function carouselOptions(settings: Settings, context: CarouselContext): CarouselOptions {
  const { breakpoints, elementId, texts } = context;
  const shown = slidesOnDesktop(settings);
  const isSingle = shown === 1;
  const options: CarouselOptions = {
    slidesPerView: shown,
    loop: settings['infinite'] === 'yes',
    speed: settings['speed'],
    handleElementorBreakpoints: true,
    breakpoints: deviceOptions(settings, context),
    a11y: {
      enabled: true,
      prevSlideMessage: texts.a11yCarouselPrevSlideMessage,
      nextSlideMessage: texts.a11yCarouselNextSlideMessage,
      firstSlideMessage: texts.a11yCarouselFirstSlideMessage,
      lastSlideMessage: texts.a11yCarouselLastSlideMessage,
    },
  };
  if (settings['autoplay'] === 'yes') {
    options.autoplay = {
      delay: settings['autoplay_speed'],
      disableOnInteraction: settings['pause_on_interaction'] === 'yes',
    };
  }
  if (isSingle) {
    options.effect = settings['effect'];
    if (settings['effect'] === 'fade') options.fadeEffect = { crossFade: true };
  } else {
    options.slidesPerGroup = Number(settings['slides_to_scroll']) || SLIDES_TO_SCROLL;
  }
  if (settings['image_spacing_custom']) {
    options.spaceBetween = spaceOf(settings, breakpoints, context.device);
  }
  const { navigation, pagination } = settings;
  if (navigation === 'arrows' || navigation === 'both') {
    options.navigation = {
      prevEl: '.elementor-swiper-button-prev',
      nextEl: '.elementor-swiper-button-next',
    };
  }
  if (navigation === 'dots' || navigation === 'both' || pagination) {
    options.pagination = {
      el: `.elementor-element-${elementId} .swiper-pagination`,
      type: typeof pagination === 'string' && pagination ? pagination : 'bullets',
      clickable: true,
      renderBullet: (index, className) =>
        `<span class="${className}" role="button" tabindex="0" data-bullet-index="${index}" aria-label="${escapeHtml(texts.a11yCarouselPaginationBulletMessage)} ${index + 1}"></span>`,
    };
  }
  if (settings['lazyload'] === 'yes') {
    options.lazy = { loadPrevNext: true, loadPrevNextAmount: LAZY_NEIGHBOURS };
  }
  if (!context.isNestedInEditor && /^(?:right|both)$/.test(String(settings['offset_sides']))) {
    options.slidesPerView += OFFSET_SLIVER;
  }
  return options;
}

/** The class that a carousel is given for the sides on which it is offset. */
export const offsetClass = (settings: Settings): string | null =>
  /^(?:left|right|both)$/.test(String(settings['offset_sides']))
    ? `offset-${settings['offset_sides']}`
    : null;

/** How far it is offset on this device, in pixels. */
export const offsetWidth = (settings: Settings, breakpoints: Breakpoints, device: string): number =>
  Number(responsiveValue(settings, 'offset_width', { breakpoints, device, member: 'size' })) || 0;

const spaceOf = (settings: Settings, breakpoints: Breakpoints, device: string): number =>
  Number(responsiveValue(settings, 'image_spacing_custom', { breakpoints, device, member: 'size' })) || 0;

const slidesOnDesktop = (settings: Settings): number => Number(settings['slides_to_show']) || SLIDES_TO_SHOW;

/** How many slides stand beside each other on every device, large to small: one that says nothing shows what the larger one does. */
export function slidesByDevice(
  settings: Settings,
  breakpoints: Pick<Breakpoints, 'names'>,
): ReadonlyMap<string, number> {
  const onDesktop = slidesOnDesktop(settings);
  const shown = new Map([['desktop', onDesktop]]);
  let larger = onDesktop;
  for (const device of breakpoints.names({ largeToSmall: true })) {
    larger = Number(settings[`slides_to_show_${device}`]) || usualSlides(device, onDesktop, larger);
    shown.set(device, larger);
  }
  return shown;
}

/** By the width up to which each device goes. */
function deviceOptions(
  settings: Settings,
  { breakpoints }: CarouselContext,
): Record<number, CarouselBreakpoint> {
  const options: Record<number, CarouselBreakpoint> = {};
  for (const [device, slidesPerView] of slidesByDevice(settings, breakpoints)) {
    const entry = breakpoints.active.get(device);
    if (!entry) continue;
    options[entry.value] = {
      slidesPerView,
      slidesPerGroup: Number(settings[`slides_to_scroll_${device}`]) || SLIDES_TO_SCROLL,
      ...(settings['image_spacing_custom'] ? { spaceBetween: spaceOf(settings, breakpoints, device) } : {}),
    };
  }
  return options;
}

function usualSlides(device: string, desktopShows: number, larger: number): number {
  if (device === 'mobile') return SLIDES_TO_SHOW_MOBILE;
  if (device === 'tablet') return desktopShows === 1 ? 1 : SLIDES_TO_SHOW_TABLET;
  return larger;
}

/**
 * The library's rules hold from a width on, ours up to one: each device's values move to the next smaller width, and its own width
 * gets what desktop has. Old documents name widths one less than the device's.
 */
export function fromWidthUp(
  options: CarouselOptions,
  breakpoints: Breakpoints,
): Record<number, CarouselBreakpoint> {
  const devices = breakpoints.names();
  const moved: Record<number, CarouselBreakpoint> = { ...options.breakpoints };
  const desktop = (): CarouselBreakpoint => ({
    slidesPerView: options.slidesPerView,
    slidesPerGroup: options.slidesPerGroup ?? SLIDES_TO_SCROLL,
  });
  for (const [written, values] of Object.entries(options.breakpoints)) {
    const width = Number(written);
    const device = devices.find((name) => {
      const value = breakpoints.active.get(name)?.value;
      return value === width || value === width + 1;
    });
    // The original overwrites widescreen with what desktop has, so that its own values do nothing; here they hold.
    if (device === undefined || device === 'widescreen') continue;
    const smaller = devices[devices.indexOf(device) - 1];
    moved[smaller === undefined ? 0 : (breakpoints.active.get(smaller)?.value ?? 0)] = values;
    // The next larger device takes this place, where there is one.
    moved[width] = desktop();
  }
  return moved;
}
