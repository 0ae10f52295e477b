import { Autoplay, EffectFade } from 'swiper/modules';
import type { Handler, PageElement } from '../elements/Handler.ts';
import { setData } from '../page/jquery.ts';
import type { Settings } from '../settings/readSettings.ts';
import { Swiper } from '../slides/library.ts';
import { loadSlidePictures, nearSlides } from '../slides/loadSlidePictures.ts';
import { withSlideStyles } from '../slides/withSlideStyles.ts';
import { canLoop } from '../carousel/slideVisibility.ts';
import { kenBurnsClasses, slideshowDirection, slideshowOptions } from './slideshowOptions.ts';

/** Pictures behind an element, one after the other. */
export const backgroundSlideshow: Handler = {
  start(of) {
    void begin(of).catch(reportError);
  },
};

async function begin({ element, settings, find }: PageElement): Promise<void> {
  const said = settings();
  const urls = urlsIn(said['background_slideshow_gallery']);
  if (urls.length === 0) return;
  const container = draw(urls, said);
  // A column's box is what stands in it.
  (find(':scope > .elementor-widget-wrap') ?? element).prepend(container);
  const wrapper = container.firstElementChild;
  if (!wrapper) return;
  await withSlideStyles();
  const kenBurns = kenBurnsClasses(said);
  const activate = (slides: readonly Element[], active: number): void => {
    for (const [at, slide] of slides.entries()) {
      if (kenBurns.length > 0)
        slide.firstElementChild?.classList.toggle('elementor-ken-burns--active', at === active);
    }
    for (const at of nearSlides(slides.length, active, 1, true)) {
      const slide = slides[at];
      if (slide) loadSlidePictures(slide);
    }
  };
  // One picture does not move, and who wants little motion sees the first.
  if (urls.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    activate([...wrapper.children], 0);
    return;
  }
  const {
    loop,
    lazy: _lazy,
    loopedSlides: _looped,
    ...options
  } = { lazy: null, loopedSlides: 0, ...slideshowOptions(said, urls.length) };
  const loops = loop && canLoop(urls.length, 1, 1);
  const swiper = new Swiper(container, {
    ...options,
    modules: [Autoplay, EffectFade],
    loop: loops,
    on: {
      init: (swiper) => activate(swiper.slides, swiper.activeIndex),
      slideChange: (swiper) => activate(swiper.slides, swiper.activeIndex),
    },
  });
  // Where extensions look for it.
  setData(container, 'swiper', swiper);
}

const urlsIn = (gallery: unknown): string[] =>
  Array.isArray(gallery)
    ? gallery.flatMap((item: unknown) => {
        const url = typeof item === 'object' && item !== null ? (item as Settings)['url'] : undefined;
        return typeof url === 'string' && url ? [url] : [];
      })
    : [];

function draw(urls: readonly string[], settings: Settings): HTMLElement {
  const make = (...classes: string[]): HTMLElement => {
    const element = document.createElement('div');
    element.classList.add(...classes);
    return element;
  };
  const container = make('elementor-background-slideshow', 'swiper');
  container.dir = slideshowDirection(settings);
  const wrapper = make('swiper-wrapper');
  for (const url of urls) {
    const slide = make('elementor-background-slideshow__slide', 'swiper-slide');
    const image = make('elementor-background-slideshow__slide__image', ...kenBurnsClasses(settings));
    if (settings['background_slideshow_lazyload'] === 'yes') {
      image.classList.add('swiper-lazy');
      image.dataset['background'] = url;
      slide.append(image, make('swiper-lazy-preloader'));
    } else {
      image.style.backgroundImage = `url(${JSON.stringify(url)})`;
      slide.append(image);
    }
    wrapper.append(slide);
  }
  container.append(wrapper);
  return container;
}
