import { observeMedia } from '@vitrine/browser';
import { CLICK_MENUS } from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';

/** A menu whose lists open when they are pointed at. Where fingers point, and the shop says so, the first press opens and the second follows. */
export const clickMenus: Part = {
  start(menu) {
    closesByEscape(menu);
    if (pageObject('woodmart_settings')?.menu_item_hover_to_click_on_responsive !== 'yes') return;
    let isByClick = false;
    observeMedia(CLICK_MENUS, (isNarrow) => {
      isByClick = isNarrow;
      menu.classList.toggle('wd-event-click', isNarrow);
      menu.classList.toggle('wd-event-hover', !isNarrow);
      if (!isNarrow) closeAll(menu);
    });
    menu.addEventListener('click', (event) => {
      const item = event.target instanceof Element ? event.target.closest('li') : null;
      const isLink =
        event.target instanceof Element && event.target.closest('li > a')?.parentElement === item;
      if (!isByClick || !item?.matches('.menu-item-has-children') || !isLink) return;
      if (item.classList.contains('wd-opened')) return;
      event.preventDefault();
      for (const beside of item.parentElement?.children ?? []) closeAll(beside);
      item.classList.add('wd-opened');
      item.querySelector(':scope > a')?.setAttribute('aria-expanded', 'true');
    });
    document.addEventListener('click', ({ target }) => {
      if (isByClick && target instanceof Node && !menu.contains(target)) closeAll(menu);
    });
  },
};

function closeAll(root: Element): void {
  for (const item of [root, ...root.querySelectorAll('.wd-opened')]) {
    item.classList.remove('wd-opened');
    item.querySelector(':scope > a')?.removeAttribute('aria-expanded');
  }
}

/** What has opened over the page must be put away without moving the pointer. */
function closesByEscape(menu: HTMLElement): void {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    closeAll(menu);
    const item = event.target instanceof Element ? event.target.closest('.menu-item-has-children') : null;
    item?.querySelector<HTMLElement>(':scope > a')?.focus();
    menu.classList.add('wd-escaped');
    menu.addEventListener('pointerleave', () => menu.classList.remove('wd-escaped'), { once: true });
    menu.addEventListener('focusout', () => menu.classList.remove('wd-escaped'), { once: true });
  });
}
