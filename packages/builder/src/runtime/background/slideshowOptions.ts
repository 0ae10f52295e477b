import { LAZY_NEIGHBOURS } from '../limits.ts';
import type { Settings } from '../settings/readSettings.ts';

/** A background slideshow's settings in the words of the library that moves it. */
export function slideshowOptions(settings: Settings, slides: number) {
  const transition = settings['background_slideshow_slide_transition'];
  const loops = settings['background_slideshow_loop'] === 'yes';
  return {
    grabCursor: false,
    slidesPerView: 1,
    slidesPerGroup: 1,
    loop: loops,
    ...(loops && { loopedSlides: slides }),
    speed: Number(settings['background_slideshow_transition_duration']) || 500,
    autoplay: {
      delay: Number(settings['background_slideshow_slide_duration']) || 5000,
      stopOnLastSlide: !settings['background_slideshow_loop'],
      ...(transition === 'slide_down' && { reverseDirection: true }),
    },
    ...(transition === 'fade' && { effect: 'fade', fadeEffect: { crossFade: true } }),
    ...((transition === 'slide_up' || transition === 'slide_down') && { direction: 'vertical' as const }),
    ...(settings['background_slideshow_lazyload'] === 'yes' && {
      lazy: { loadPrevNext: true, loadPrevNextAmount: LAZY_NEIGHBOURS },
    }),
  };
}

/** The original writes "rtl" for everything but `slide_left`; vertical and fading slides read the same either way. */
export const slideshowDirection = (settings: Settings): 'ltr' | 'rtl' =>
  settings['background_slideshow_slide_transition'] === 'slide_left' ? 'ltr' : 'rtl';

/** Classes of slides that are slowly drawn near or away. */
export function kenBurnsClasses(settings: Settings): string[] {
  if (settings['background_slideshow_ken_burns'] !== 'yes') return [];
  const direction = settings['background_slideshow_ken_burns_zoom_direction'] === 'out' ? 'out' : 'in';
  return ['elementor-ken-burns', `elementor-ken-burns--${direction}`];
}
