import { listen } from '@vitrine/browser';
import type { LoneHandler } from '../elements/Handler.ts';
import { nextByKey } from './nextByKey.ts';
import { startDelayed } from './startDelayed.ts';

/** Tabs whose contents are elements of the page. */
export const nestedTabs: LoneHandler = {
  start(of) {
    const titles = of.findAll('.e-n-tab-title');
    const root = of.find('.e-n-tabs') ?? of.element;
    const contents = [...root.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-content > *')];
    const show = (at: number): void => {
      for (const [index, title] of titles.entries()) {
        title.setAttribute('aria-selected', String(index === at));
        title.tabIndex = index === at ? 0 : -1;
      }
      for (const [index, content] of contents.entries()) {
        content.classList.toggle('e-active', index === at);
        content.style.display = index === at ? '' : 'none';
      }
      window.dispatchEvent(new Event('elementor/nested-tabs/activate'));
    };
    for (const [at, title] of titles.entries()) {
      listen(title, 'click', () => show(at));
      listen(title, 'keydown', (event) => {
        const to = nextByKey(event.key, {
          count: titles.length,
          at,
          isVertical: title.closest('[aria-orientation=vertical]') !== null,
          isRtl: of.page.config.is_rtl,
        });
        if (to === null) return;
        event.preventDefault();
        titles[to]?.focus();
      });
    }
    show(
      Math.max(
        0,
        titles.findIndex((title) => title.getAttribute('aria-selected') === 'true'),
      ),
    );
    startDelayed(of);
  },
};
