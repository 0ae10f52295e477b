import { browserClock, debounce } from '@vitrine/browser';
import { onElement } from '../events/bodyEvents.ts';
import { GALLERY_AUTOPLAY_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';

/** Nothing has moved for so long: a way that was begun has ended, here or elsewhere. */
const ARRIVED_AFTER_MS = 400;

/** The pictures of a product: they scroll and snap by themselves; arrows, marks, a pause and the whole screen come with this. */
export const gallery: Part = {
  start(root) {
    const strip = root.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper');
    const slides = [...root.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')];
    const thumbs = [...root.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')];
    if (!strip || slides.length === 0) return;
    opensWhole(root, slides);
    if (slides.length < 2) return;
    /** Where the strip is on its way to. */
    let wanted: number | null = null;

    function mark(index: number): void {
      for (const [at, thumb] of thumbs.entries()) {
        if (at === index) thumb.setAttribute('aria-current', 'true');
        else thumb.removeAttribute('aria-current');
      }
    }
    function go(index: number, behavior: ScrollBehavior): void {
      strip?.scrollTo({ left: (slides[index]?.offsetLeft ?? 0) - strip.offsetLeft, behavior });
    }
    function show(index: number): void {
      wanted = (index + slides.length) % slides.length;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      go(wanted, isCalm ? 'instant' : 'smooth');
      arrive.run();
    }
    function shown(): number {
      const ways = slides.map((slide) =>
        Math.abs(slide.offsetLeft - (strip?.offsetLeft ?? 0) - (strip?.scrollLeft ?? 0)),
      );
      return ways.indexOf(Math.min(...ways));
    }
    // From where it stands or is on its way to, not from the mark: that comes later, and a press before it would count from there.
    const step = (by: number): void => show((wanted ?? shown()) + by);
    const markShown = (): void => mark(shown());
    const follow = debounce(markShown, { clock: browserClock, delayMs: 60 });
    // A layout that changes on the way has the browser snap the strip back, and what was pressed would seem to do nothing.
    const arrive = debounce(
      () => {
        if (wanted !== null && shown() !== wanted) go(wanted, 'instant');
        wanted = null;
      },
      { clock: browserClock, delayMs: ARRIVED_AFTER_MS },
    );
    strip.addEventListener(
      'scroll',
      () => {
        follow.run();
        if (wanted !== null) arrive.run();
      },
      { passive: true },
    );
    for (const name of ['pointerdown', 'wheel', 'keydown'])
      strip.addEventListener(name, () => void (wanted = null), { passive: true });
    for (const [index, thumb] of thumbs.entries())
      thumb.addEventListener('click', (event) => {
        event.preventDefault();
        show(index);
        mark(index);
      });
    for (const [by, name] of [
      [-1, 'prev'],
      [1, 'next'],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = `gallery-arrow gallery-${name}`;
      button.setAttribute('aria-label', root.dataset[`${name}Text`] ?? '');
      button.addEventListener('click', () => step(by));
      root.style.setProperty('--gallery-height', `${strip.offsetHeight / 2}px`);
      strip.after(button);
    }
    // Scripts of products in several makes change the first picture.
    onElement(root, 'woocommerce_gallery_reset_slide_position', () => {
      wanted = null;
      go(0, 'instant');
    });
    // A link to a picture, or a finger that was faster than the script, may have led on already.
    markShown();
    if (root.dataset['autoplay'] === 'yes') playsOn(root, () => step(1));
  },
};

/** spec/3 §9. Whoever is at it, wants little motion or has moved on to other things is not led on. */
function playsOn(root: HTMLElement, next: () => void): void {
  const isWanted = (): boolean =>
    !document.hidden &&
    !root.matches(':hover, :focus-within') &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isEnded = false;
  for (const name of ['pointerdown', 'keydown'])
    root.addEventListener(name, () => {
      isEnded = true;
    });
  const timer = setInterval(() => {
    if (isEnded) clearInterval(timer);
    else if (isWanted()) next();
  }, GALLERY_AUTOPLAY_MS);
}

/** Pressed, a picture fills the screen and can be looked at closely. Until that has come, the link to it is followed. */
function opensWhole(root: HTMLElement, slides: readonly HTMLElement[]): void {
  root.addEventListener('click', async (event) => {
    const slide =
      event.target instanceof Element ? event.target.closest('.woocommerce-product-gallery__image') : null;
    const link = slide?.querySelector('a');
    if (!slide || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { openLightbox } = await import('./lightbox.ts');
      openLightbox(root, slides, slides.indexOf(slide as HTMLElement));
    } catch {
      location.assign(link.href);
    }
  });
}
