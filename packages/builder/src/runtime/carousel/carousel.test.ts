import { describe, expect, it } from 'vitest';
import { createBreakpoints, DEFAULT_BREAKPOINTS } from '../breakpoints/defaultBreakpoints.ts';
import { TEXTS } from '../page/PageConfig.ts';
import { nearSlides } from '../slides/loadSlidePictures.ts';
import {
  type CarouselContext,
  carouselOptions,
  fromWidthUp,
  offsetClass,
  offsetWidth,
} from './carouselOptions.ts';
import { canLoop, isSlideVisible, movedBy } from './slideVisibility.ts';

const breakpoints = createBreakpoints();
const context: CarouselContext = { breakpoints, device: 'desktop', elementId: 'abc', texts: TEXTS };
const options = (settings: Readonly<Record<string, unknown>>, more: Partial<CarouselContext> = {}) =>
  carouselOptions(settings, { ...context, ...more });

describe('a carousel’s options', () => {
  it('shows three slides, two on tablets and one on mobiles, where nothing is said', () => {
    const made = options({});
    expect(made).toMatchObject({ slidesPerView: 3, slidesPerGroup: 1, loop: false });
    expect(made.breakpoints).toEqual({
      767: { slidesPerView: 1, slidesPerGroup: 1 },
      1024: { slidesPerView: 2, slidesPerGroup: 1 },
    });
    for (const name of ['autoplay', 'effect', 'spaceBetween', 'navigation', 'pagination', 'lazy']) {
      expect(made).not.toHaveProperty(name);
    }
    expect(options({ slides_to_show: '0' }).slidesPerView).toBe(3);
    expect(options({ slides_to_show: 'x' }).slidesPerView).toBe(3);
  });

  it('shows one on tablets where desktop shows one, and then has an effect instead of groups', () => {
    const made = options({ slides_to_show: '1', effect: 'fade', slides_to_scroll: '2' });
    expect(made.breakpoints[1024]?.slidesPerView).toBe(1);
    expect(made).toMatchObject({ effect: 'fade', fadeEffect: { crossFade: true } });
    expect(made).not.toHaveProperty('slidesPerGroup');
  });

  it('hands what a larger device shows on to those between, but not how many move', () => {
    const more = createBreakpoints(
      Object.fromEntries(
        Object.entries(DEFAULT_BREAKPOINTS).map(([name, entry]) => [
          name,
          { ...entry, is_enabled: name !== 'widescreen' },
        ]),
      ),
    );
    const made = options(
      { slides_to_show: 5, slides_to_show_laptop: 4, slides_to_scroll: 3, slides_to_scroll_tablet: 2 },
      { breakpoints: more },
    );
    expect(made.breakpoints[1200]).toEqual({ slidesPerView: 4, slidesPerGroup: 1 });
    expect(made.breakpoints[1024]).toEqual({ slidesPerView: 2, slidesPerGroup: 2 });
    expect(made.breakpoints[880]).toEqual({ slidesPerView: 2, slidesPerGroup: 1 });
    expect(made.slidesPerGroup).toBe(3);
  });

  it.each([
    ['right', 3.001, 'offset-right'],
    ['both', 3.001, 'offset-both'],
    ['left', 3, 'offset-left'],
    ['none', 3, null],
    [undefined, 3, null],
  ])('offset %s: shows %d and has the class %s', (offset_sides, shown, className) => {
    const made = options({ offset_sides });
    expect(made.slidesPerView).toBe(shown);
    expect(made.breakpoints[1024]?.slidesPerView).toBe(2);
    expect(offsetClass({ offset_sides })).toBe(className);
    expect(options({ offset_sides }, { isNestedInEditor: true }).slidesPerView).toBe(3);
  });

  it('reads spacing and offset width for the device in hand', () => {
    const settings = {
      image_spacing_custom: { size: 20 },
      image_spacing_custom_mobile: { size: 0 },
      offset_width: { size: 30 },
    };
    expect(options(settings).spaceBetween).toBe(20);
    expect(options(settings, { device: 'mobile' }).spaceBetween).toBe(0);
    expect(options(settings).breakpoints[1024]?.spaceBetween).toBe(20);
    expect(offsetWidth(settings, breakpoints, 'mobile')).toBe(30);
    expect(offsetWidth({}, breakpoints, 'mobile')).toBe(0);
  });

  it('plays by itself, has arrows, dots and lazy pictures where each is asked for', () => {
    const made = options({
      autoplay: 'yes',
      autoplay_speed: 5000,
      pause_on_interaction: 'yes',
      navigation: 'both',
      lazyload: 'yes',
      infinite: 'yes',
      speed: 500,
    });
    expect(made).toMatchObject({
      autoplay: { delay: 5000, disableOnInteraction: true },
      navigation: { prevEl: '.elementor-swiper-button-prev', nextEl: '.elementor-swiper-button-next' },
      lazy: { loadPrevNext: true, loadPrevNextAmount: 1 },
      loop: true,
      speed: 500,
    });
    expect(made.pagination).toMatchObject({
      el: '.elementor-element-abc .swiper-pagination',
      type: 'bullets',
    });
    expect(options({ pagination: 'fraction' }).pagination?.type).toBe('fraction');
    expect(options({ navigation: 'arrows' })).not.toHaveProperty('pagination');
    expect(options({ navigation: 'dots' })).not.toHaveProperty('navigation');
    expect(options({ autoplay: 'yes', pause_on_interaction: '' }).autoplay?.disableOnInteraction).toBe(false);
  });

  it('writes bullets as buttons, with words of the page that cannot break out', () => {
    const texts = { ...TEXTS, a11yCarouselPaginationBulletMessage: 'To "slide"' };
    expect(options({ navigation: 'dots' }, { texts }).pagination?.renderBullet(1, 'dot')).toBe(
      '<span class="dot" role="button" tabindex="0" data-bullet-index="1" aria-label="To &quot;slide&quot; 2"></span>',
    );
  });

  it('turns “up to a width” into “from a width up”', () => {
    const shown = (settings: Readonly<Record<string, unknown>>) =>
      Object.entries(fromWidthUp(options(settings), breakpoints)).map(([width, { slidesPerView }]) => [
        Number(width),
        slidesPerView,
      ]);
    expect(shown({})).toEqual([
      [0, 1],
      [767, 2],
      [1024, 3],
    ]);
  });

  it('takes widths of old documents, one less than the device’s', () => {
    const old = { ...options({}), breakpoints: { 766: { slidesPerView: 1, slidesPerGroup: 1 } } };
    expect(fromWidthUp(old, breakpoints)).toMatchObject({
      0: { slidesPerView: 1 },
      766: { slidesPerView: 3 },
    });
  });
});

describe('slides', () => {
  it('are visible where they begin within the carousel', () => {
    expect(isSlideVisible(0, 0, 300)).toBe(true);
    expect(isSlideVisible(300, -300, 300)).toBe(true);
    expect(isSlideVisible(300, 0, 300)).toBe(false);
    expect(isSlideVisible(0, -1, 300)).toBe(false);
    expect(movedBy('translate3d(-333.33px, 0px, 0px)')).toBe(-333);
    expect(movedBy('none')).toBe(0);
  });

  it('go round only where there are enough, in whole groups', () => {
    expect(canLoop(2, 1, 1)).toBe(true);
    expect(canLoop(3, 3, 1)).toBe(false);
    expect(canLoop(5, 2, 2)).toBe(false);
    expect(canLoop(6, 3.001, 2)).toBe(true);
  });

  it('load their pictures with one neighbour on either side', () => {
    expect(nearSlides(9, 4, 2, false)).toEqual([3, 4, 5, 6]);
    expect(nearSlides(5, 0, 1, false)).toEqual([0, 1]);
    expect(nearSlides(5, 0, 1, true)).toEqual([4, 0, 1]);
  });
});
