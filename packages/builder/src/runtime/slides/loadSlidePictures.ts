import { LAZY_NEIGHBOURS } from '../limits.ts';

/** Of which slides pictures are loaded: those that are shown, and a neighbour on either side, round the ends where slides go round. */
export function nearSlides(count: number, active: number, shown: number, loops: boolean): number[] {
  const near: number[] = [];
  for (let at = active - LAZY_NEIGHBOURS; at < active + Math.ceil(shown) + LAZY_NEIGHBOURS; at++) {
    if (at >= 0 && at < count) near.push(at);
    else if (loops && count > 0) near.push((at + count) % count);
  }
  return [...new Set(near)];
}

/** Pictures and backgrounds that wait in `data-` attributes, and pictures that the browser would load when they are seen. */
export function loadSlidePictures(slide: Element): void {
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
  for (const element of slide.querySelectorAll<HTMLElement>('.swiper-lazy')) {
    const { src, srcset, sizes, background } = element.dataset;
    if (element instanceof HTMLImageElement && src) {
      element.addEventListener('load', () => finish(slide, element), { once: true });
      element.addEventListener('error', () => finish(slide, element), { once: true });
      if (srcset) element.srcset = srcset;
      if (sizes) element.sizes = sizes;
      element.src = src;
    } else if (background) {
      element.style.backgroundImage = `url(${JSON.stringify(background)})`;
      finish(slide, element);
    }
    element.classList.remove('swiper-lazy');
    element.classList.add('swiper-lazy-loading');
    for (const name of ['src', 'srcset', 'sizes', 'background']) delete element.dataset[name];
  }
}

function finish(slide: Element, element: HTMLElement): void {
  element.classList.replace('swiper-lazy-loading', 'swiper-lazy-loaded');
  slide.querySelector('.swiper-lazy-preloader')?.remove();
}
