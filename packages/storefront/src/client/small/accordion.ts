import {
  ACCORDION_SCROLL_EXTRA_PX,
  ACCORDION_SCROLL_MS,
  ACCORDION_SCROLLS,
  ACCORDION_SLIDE_MS,
} from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { scrollOver } from '../page/scrollOver.ts';
import { slideToggle } from './slideToggle.ts';

/** What leads to the reviews of a product: a comment's own address, or a page of comments. */
const leadsToReviews = ({ hash, href }: Pick<Location, 'hash' | 'href'>): boolean =>
  /comment-/i.test(hash) ||
  hash === '#reviews' ||
  hash === '#tab-reviews' ||
  /comment-page-|cpage=/.test(href);

interface Item {
  readonly key: string;
  readonly title: HTMLElement;
  readonly content: HTMLElement;
}

/** Sections of which one is open at a time; they were all open before this script came. */
export const accordion: Part = {
  start(root) {
    const items = [...root.querySelectorAll<HTMLElement>('.wd-accordion-item')].flatMap((each): Item[] => {
      const title = each.querySelector<HTMLElement>('.wd-accordion-title');
      const content = each.querySelector<HTMLElement>('.wd-accordion-content');
      return title && content ? [{ key: title.dataset['accordionIndex'] ?? '', title, content }] : [];
    });
    root.classList.add('wd-live');
    const buttons = new Map(items.map((item) => [item, buttonIn(item)]));
    let current: Item | null = null;

    function show(item: Item | null, durationMs: number): void {
      for (const each of items) {
        const isOpen = each === item;
        const wasOpen = !each.content.hidden;
        each.title.classList.toggle('wd-active', isOpen);
        each.content.classList.toggle('wd-active', isOpen);
        buttons.get(each)?.setAttribute('aria-expanded', String(isOpen));
        if (isOpen === wasOpen) continue;
        if (durationMs > 0) slideToggle(each.content, isOpen, durationMs);
        else each.content.hidden = !isOpen;
      }
      current = item;
    }

    for (const [item, button] of buttons)
      button.addEventListener('click', (event) => {
        event.preventDefault();
        show(item === current ? null : item, ACCORDION_SLIDE_MS);
        if (current && matchMedia(ACCORDION_SCROLLS).matches) bringIntoView(item.title);
      });

    const open = (key: string): boolean => {
      const item = items.find((each) => each.key === key);
      if (item) show(item, 0);
      return item !== undefined;
    };
    const follow = (): void => {
      const key = leadsToReviews(location) ? 'reviews' : location.hash.replace(/^#tab-/, '');
      if (open(key)) document.getElementById(location.hash.slice(1) || 'reviews')?.scrollIntoView();
    };
    show(root.dataset['state'] === 'first' ? (items[0] ?? null) : null, 0);
    follow();
    addEventListener('hashchange', follow);
    for (const link of document.querySelectorAll('a.woocommerce-review-link'))
      link.addEventListener('click', () => open('reviews'));
  },
};

/** The title says what is below it, and opens that. */
function buttonIn({ title, content }: Item): HTMLElement {
  const found = title.querySelector<HTMLElement>('.wd-accordion-button');
  const button = found ?? document.createElement('button');
  if (!found) {
    const words = title.querySelector('.wd-accordion-title-text') ?? title;
    button.className = 'wd-accordion-button';
    button.append(...words.childNodes);
    words.append(button);
  }
  button.setAttribute('role', 'button');
  button.setAttribute('aria-controls', content.id);
  content.setAttribute('role', 'region');
  return button;
}

/** Below whatever header stays with the page. */
function bringIntoView(title: HTMLElement): void {
  const header = document.querySelector<HTMLElement>('.whb-sticked .whb-main-header');
  scrollOver(title, ACCORDION_SCROLL_MS, -(header?.offsetHeight ?? 0) - ACCORDION_SCROLL_EXTRA_PX);
}
