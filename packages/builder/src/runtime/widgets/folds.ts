import { listen } from '@vitrine/browser';
import type { LoneHandler, LonePage, PageElement } from '../elements/Handler.ts';
import { SLIDE_OPEN_MS } from '../limits.ts';
import { nextByKey } from './nextByKey.ts';
import { slideOpen } from './slideOpen.ts';

interface FoldKind {
  /** Whether the first one is open when the page is. */
  readonly opensFirst: boolean;
  /** Whether a press closes what is open. */
  readonly closes: boolean;
  /** Whether several may be open. */
  readonly several: boolean;
  /** By their height, or at once. */
  readonly slides: boolean;
  /** Tabs are one stop of the Tab key, and arrows lead through them; each title of the others is a button of its own. */
  readonly isTabs: boolean;
}

/** Titles and contents by their `data-tab`, of which some are open: tabs, accordions and toggles. */
const foldHandler = (kind: FoldKind): LoneHandler => ({
  start(of) {
    const titles = of.findAll('.elementor-tab-title[data-tab]');
    const contents = of.findAll('.elementor-tab-content[data-tab]');
    const isOpen = (tab: string): boolean =>
      titles.some((title) => title.dataset['tab'] === tab && title.classList.contains('elementor-active'));

    function mark(tab: string, open: boolean, durationMs: number): void {
      for (const title of titles.filter((each) => each.dataset['tab'] === tab)) {
        title.classList.toggle('elementor-active', open);
        title.setAttribute('aria-expanded', String(open));
        if (!kind.isTabs) continue;
        title.setAttribute('aria-selected', String(open));
        title.tabIndex = open ? 0 : -1;
      }
      for (const content of contents.filter((each) => each.dataset['tab'] === tab)) {
        content.classList.toggle('elementor-active', open);
        if (kind.slides) slideOpen(content, open, durationMs);
        else {
          content.hidden = !open;
          content.style.display = open ? 'block' : 'none';
        }
      }
    }

    function press(tab: string, durationMs: number = SLIDE_OPEN_MS): void {
      const wasOpen = isOpen(tab);
      if (wasOpen && !kind.closes) return;
      if (!kind.several) {
        const others = new Set(
          titles.map((title) => title.dataset['tab'] ?? '').filter((other) => other !== tab),
        );
        for (const other of others) if (isOpen(other)) mark(other, false, durationMs);
      }
      mark(tab, !wasOpen, durationMs);
    }

    if (kind.isTabs) for (const title of titles) title.tabIndex = -1;
    for (const title of titles) {
      if (!kind.isTabs && stopIn(title) === title) title.tabIndex = 0;
      listen(title, 'click', (event) => {
        event.preventDefault();
        press(title.dataset['tab'] ?? '');
      });
      listen(title, 'keydown', (event) =>
        onKey(event, title, titles, of, kind, () => press(title.dataset['tab'] ?? '')),
      );
    }
    const first = titles[0]?.dataset['tab'];
    if (kind.opensFirst && first !== undefined && !titles.some(({ dataset }) => isOpen(dataset['tab'] ?? '')))
      press(first, 0);
  },
});

/** Where Tab stops: servers of the original put a link into the titles of accordions and toggles. */
const stopIn = (title: HTMLElement): HTMLElement =>
  title.querySelector<HTMLElement>('a[href], a[tabindex], button') ?? title;

function onKey(
  event: KeyboardEvent,
  title: HTMLElement,
  titles: readonly HTMLElement[],
  of: PageElement<LonePage>,
  { isTabs }: FoldKind,
  press: () => void,
): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    press();
    return;
  }
  // Of two titles of the same tab, one for narrow pages, only one is shown.
  const shown = titles.filter((each) => each.checkVisibility());
  const list = title.closest('[role=tablist]');
  const to = nextByKey(event.key, {
    count: shown.length,
    at: shown.indexOf(title),
    isVertical: list?.getAttribute('aria-orientation') === 'vertical' || !isTabs,
    isRtl: of.page.config.is_rtl,
  });
  if (to === null) return;
  event.preventDefault();
  const next = shown[to];
  if (next) stopIn(next).focus();
}

export const tabs = foldHandler({
  opensFirst: true,
  closes: false,
  several: false,
  slides: false,
  isTabs: true,
});
export const accordion = foldHandler({
  opensFirst: true,
  closes: true,
  several: false,
  slides: true,
  isTabs: false,
});
export const toggle = foldHandler({
  opensFirst: false,
  closes: true,
  several: true,
  slides: true,
  isTabs: false,
});
