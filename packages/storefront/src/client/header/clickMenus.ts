import { observeMedia } from '@vitrine/browser';
import { CLICK_MENUS } from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { hidesByEscape } from './hidesByEscape.ts';

/** What opens the list of an item: its link, or its heading where it leads nowhere. */
const OPENER = ':scope > :is(a, button)';

/** A menu whose lists open when they are pointed at. Where fingers point, and the shop says so, the first press opens and the second follows. */
export const clickMenus: Part = {
  start(menu) {
    hidesByEscape(menu, (target) => {
      closeAll(menu);
      return target.closest('.menu-item-has-children')?.querySelector<HTMLElement>(OPENER) ?? null;
    });
    if (pageObject('woodmart_settings')?.menu_item_hover_to_click_on_responsive !== 'yes') return;
    // Asked for with each press: a change of the window is told later than it shows.
    const isByClick = (): boolean => matchMedia(CLICK_MENUS).matches;
    observeMedia(CLICK_MENUS, (isNarrow) => {
      menu.classList.toggle('wd-event-click', isNarrow);
      menu.classList.toggle('wd-event-hover', !isNarrow);
      if (!isNarrow) closeAll(menu);
    });
    menu.addEventListener('click', (event) => {
      const item = event.target instanceof Element ? event.target.closest('li') : null;
      const isLink =
        event.target instanceof Element &&
        event.target.closest('li > :is(a, button)')?.parentElement === item;
      if (!isByClick() || !item?.matches('.menu-item-has-children') || !isLink) return;
      if (item.classList.contains('wd-opened')) return;
      event.preventDefault();
      for (const beside of item.parentElement?.children ?? []) closeAll(beside);
      item.classList.add('wd-opened');
      item.querySelector(OPENER)?.setAttribute('aria-expanded', 'true');
    });
    document.addEventListener('click', ({ target }) => {
      if (isByClick() && target instanceof Node && !menu.contains(target)) closeAll(menu);
    });
  },
};

function closeAll(root: Element): void {
  for (const item of [root, ...root.querySelectorAll('.wd-opened')]) {
    item.classList.remove('wd-opened');
    item.querySelector(OPENER)?.removeAttribute('aria-expanded');
  }
}
