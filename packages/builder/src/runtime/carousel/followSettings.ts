import type { Swiper } from 'swiper';
import type { PageElement } from '../elements/Handler.ts';
import { watchSettings } from '../settings/watchSettings.ts';
import { carouselOptions, fromWidthUp } from './carouselOptions.ts';

interface Followed {
  readonly swiper: Swiper;
  /** Whether it stands while the pointer is over it. */
  readonly pauseOnHover: (pauses: boolean) => void;
}

/** What changes while it plays, as in an editor; any other setting wants the carousel made anew. */
export function followSettings(of: PageElement, { swiper, pauseOnHover }: Followed): void {
  watchSettings(of.element, (changed, settings) => {
    if (changed.includes('speed')) swiper.params.speed = Number(settings['speed']) || 0;
    const { autoplay } = swiper.params;
    if (changed.includes('autoplay_speed') && typeof autoplay === 'object')
      autoplay.delay = Number(settings['autoplay_speed']) || 0;
    if (changed.includes('pause_on_hover')) pauseOnHover(settings['pause_on_hover'] === 'yes');
    if (changed.some((name) => name.startsWith('image_spacing_custom'))) space(of, swiper);
  });
}

/** Between slides, on the device in hand and on every other. */
function space(of: PageElement, swiper: Swiper): void {
  const { breakpoints, device, config } = of.page;
  const options = carouselOptions(of.settings(), {
    breakpoints,
    device: device(),
    elementId: of.id,
    texts: config.i18n,
  });
  const spaceBetween = options.spaceBetween ?? 0;
  swiper.params.spaceBetween = spaceBetween;
  swiper.originalParams.spaceBetween = spaceBetween;
  swiper.params.breakpoints = fromWidthUp(options, breakpoints);
  swiper.update();
}
