import { MOBILE_MENU_SLIDE_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { openPanel } from '../panels/sidePanel.ts';
import { slideToggle } from '../small/slideToggle.ts';

/** The menu of narrow pages becomes a panel beside them: lists open below their items or in place of each other, tabs change between menus. */
export const mobileMenu: Part = {
  start(details) {
    const panel = details.querySelector<HTMLElement>('.mobile-nav');
    const summary = details.querySelector('summary');
    if (!panel || !summary) return;
    const { closeText = '', openText = '' } = panel.dataset;
    panel.classList.add('wd-side-hidden', 'wd-side-hidden-nav', 'wd-left');
    panel.hidden = true;
    panel.tabIndex = -1;
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-modal', 'true');
    panel.setAttribute('aria-label', summary.textContent?.trim() ?? '');
    panel.prepend(closeRow(closeText));
    // A header that is moved would take it along.
    document.body.append(panel);
    const tabs = startTabs(panel);
    const levels: (() => void)[] = [];

    for (const item of panel.querySelectorAll<HTMLElement>('.menu-item-has-children')) {
      const list = item.querySelector<HTMLElement>(':scope > .sub-menu');
      const link = item.querySelector<HTMLElement>(':scope > :is(a, .menu-heading)');
      if (!list || !link) continue;
      const isDrilled = item.closest('.wd-layout-drilldown') !== null;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'wd-nav-opener';
      button.setAttribute('aria-label', openText.replace('{name}', link.textContent ?? ''));
      button.setAttribute('aria-expanded', 'false');
      link.after(button);
      const open = isDrilled
        ? drillsDown(panel, item, list, link.matches('a') ? link : button)
        : dropsDown(item, list, button);
      list.hidden = true;
      button.addEventListener('click', open.toggle);
      levels.push(open.reset);
      // What leads nowhere has nothing else to do.
      if (panel.classList.contains('wd-opener-item') || link.matches('.menu-heading'))
        link.addEventListener('click', (event) => {
          event.preventDefault();
          open.toggle();
        });
    }

    summary.addEventListener('click', (event) => {
      event.preventDefault();
      // It begins at its first level, whatever was left open.
      for (const reset of levels) reset();
      tabs?.();
      openPanel(panel, summary);
    });
  },
};

interface Level {
  readonly toggle: () => void;
  readonly reset: () => void;
}

function dropsDown(item: HTMLElement, list: HTMLElement, button: HTMLElement): Level {
  const set = (isOpen: boolean): void => {
    item.classList.toggle('opener-page', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  return {
    toggle() {
      const isOpen = list.hidden !== false;
      set(isOpen);
      slideToggle(list, isOpen, MOBILE_MENU_SLIDE_MS);
    },
    reset() {
      set(false);
      list.hidden = true;
    },
  };
}

/** The list takes the place of the one that it stands in, with a way back. */
function drillsDown(panel: HTMLElement, item: HTMLElement, list: HTMLElement, opener: HTMLElement): Level {
  const { backText = '', backPagesText = '', backCategoriesText = '' } = panel.dataset;
  const above = item.parentElement;
  const isFirst = above?.classList.contains('wd-nav-mobile');
  const name =
    above?.closest('.menu-item')?.querySelector(':scope > :is(a, .menu-heading)')?.textContent ?? '';
  const isCategories = item.closest('.mobile-categories-menu') !== null;
  const back = document.createElement('li');
  back.className = 'wd-drilldown-back';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = isFirst
    ? isCategories
      ? backCategoriesText
      : backPagesText
    : backText.replace('{name}', name);
  back.append(button);
  list.prepend(back);

  function set(isOpen: boolean): void {
    list.hidden = !isOpen;
    item.classList.toggle('wd-drilled', isOpen);
    above?.classList.toggle('wd-behind', isOpen);
    for (const beside of above?.children ?? []) if (beside !== item) beside.toggleAttribute('hidden', isOpen);
    for (const each of item.children) if (each !== list) each.toggleAttribute('hidden', isOpen);
  }
  const whole = item.closest<HTMLElement>('.wd-nav-mobile');
  const change = (isOpen: boolean): void => {
    if (whole) resized(whole, () => set(isOpen));
  };
  button.addEventListener('click', () => {
    change(false);
    opener.focus();
  });
  return {
    toggle() {
      change(true);
      button.focus();
    },
    reset: () => set(false),
  };
}

/** From the height of the level before to that of the next. */
function resized(whole: HTMLElement, change: () => void): void {
  const before = whole.offsetHeight;
  for (const running of whole.getAnimations()) running.cancel();
  change();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const frames = [before, whole.offsetHeight].map((heightPx) => ({
    height: `${heightPx}px`,
    overflow: 'hidden',
  }));
  whole.animate(frames, { duration: MOBILE_MENU_SLIDE_MS, easing: 'ease' });
}

function closeRow(text: string): HTMLElement {
  const row = document.createElement('div');
  row.className = 'wd-heading';
  const box = document.createElement('div');
  box.className = 'close-side-widget wd-action-btn wd-style-text wd-cross-icon';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  box.append(button);
  row.append(box);
  return row;
}

/** Hands back how to go to the first one; null where there is but one menu. */
function startTabs(panel: HTMLElement): (() => void) | null {
  const row = panel.querySelector<HTMLElement>('.wd-nav-mob-tab');
  const navs = [...panel.querySelectorAll<HTMLElement>('nav')];
  if (!row || navs.length < 2) return null;
  const titles = [...row.querySelectorAll<HTMLElement>('.mobile-tab-title')];
  row.hidden = false;
  row.setAttribute('role', 'tablist');
  function show(index: number): void {
    for (const [at, title] of titles.entries()) {
      const isShown = at === index;
      title.classList.toggle('wd-active', isShown);
      title.setAttribute('aria-selected', String(isShown));
      title.tabIndex = isShown ? 0 : -1;
      navs[at]?.toggleAttribute('hidden', !isShown);
    }
  }
  for (const [index, title] of titles.entries()) {
    title.setAttribute('role', 'tab');
    title.addEventListener('click', () => show(index));
    title.addEventListener('keydown', (event) => {
      const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
      const step = (steps[event.key] ?? 0) * (document.dir === 'rtl' ? -1 : 1);
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (step === 0 && !isPress) return;
      event.preventDefault();
      const next = (index + step + titles.length) % titles.length;
      show(next);
      titles[next]?.focus();
    });
  }
  show(0);
  return () => show(0);
}
