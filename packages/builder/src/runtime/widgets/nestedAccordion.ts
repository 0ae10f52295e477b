import { listen } from '@vitrine/browser';
import type { LoneHandler } from '../elements/Handler.ts';
import { SLIDE_OPEN_MS } from '../limits.ts';
import { readPath, type Settings } from '../settings/readSettings.ts';
import { nextByKey } from './nextByKey.ts';
import { startDelayed } from './startDelayed.ts';

function durationOf(settings: Settings): number {
  const size = Number(readPath(settings, 'n_accordion_animation_duration.size') ?? SLIDE_OPEN_MS);
  return readPath(settings, 'n_accordion_animation_duration.unit') === 's' ? size * 1000 : size;
}

/** `details` of which one or several are open, each opening by its height. */
export const nestedAccordion: LoneHandler = {
  start(of) {
    const items = of.findAll<HTMLDetailsElement>('.e-n-accordion-item');
    const settings = of.settings();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const durationMs = isCalm ? 0 : durationOf(settings);
    const titleOf = (item: HTMLElement): HTMLElement | null =>
      item.querySelector<HTMLElement>(':scope > summary');

    const turn = (item: HTMLDetailsElement, open: boolean): void => {
      const title = titleOf(item);
      const from = item.offsetHeight;
      item.open = true;
      title?.setAttribute('aria-expanded', String(open));
      const to = open ? item.offsetHeight : (title?.offsetHeight ?? 0);
      for (const running of item.getAnimations()) running.cancel();
      const slide = item.animate(
        [
          { height: `${from}px`, overflow: 'hidden' },
          { height: `${to}px`, overflow: 'hidden' },
        ],
        { duration: durationMs },
      );
      slide.onfinish = () => {
        item.open = open;
      };
    };

    for (const [at, item] of items.entries()) {
      const title = titleOf(item);
      if (!title) continue;
      listen(title, 'click', (event) => {
        event.preventDefault();
        const open =
          title.getAttribute('aria-expanded') === 'true' ||
          (item.open && !title.hasAttribute('aria-expanded'));
        if (!open && settings['max_items_expended'] !== 'multiple') {
          for (const other of items) if (other !== item && other.open) turn(other, false);
        }
        turn(item, !open);
      });
      listen(title, 'keydown', (event) => {
        const to = nextByKey(event.key, {
          count: items.length,
          at,
          isVertical: true,
          isRtl: of.page.config.is_rtl,
        });
        const next = to === null ? undefined : items[to];
        if (!next) return;
        event.preventDefault();
        titleOf(next)?.focus();
      });
    }
    startDelayed(of);
  },
};
