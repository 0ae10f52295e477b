import { browserClock, debounce, type Disposer } from '@vitrine/browser';
import { LIST_SCROLL_MS, LIST_SCROLL_OFFSET_PX, RESIZE_DEBOUNCE_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { scrollOver } from '../page/scrollOver.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';
import { askList, type ListPage, seenList } from './askList.ts';
import { startFilterPanel } from './filterPanel.ts';
import { listAddress, withoutHash } from './listAddress.ts';
import { readPlace, withPlace } from './listPlace.ts';
import { appendList, parseList, swapList } from './swapList.ts';

const LINKS = `.list-filters a[href],
  .list-results :is(.list-chosen, .list-sizes, .woocommerce-pagination) a[href]`;
const FORMS = '.list-page form, .list-filters form';
const MORE = '.list-results a.load-more';
const MAIN = '#list';
/** Above the foot of the window, where a notice may stand. */
const IN_SIGHT_PX = 120;

const reload = (): void => location.reload();

/** A list that changes where it stands when it is narrowed, sorted or turned. What cannot be had so is where the link leads. */
export const liveList: Part = {
  start() {
    const told = createTold();
    let asking: AbortController | null = null;
    let stopScrolling: Disposer = () => undefined;
    /** Addresses of the pages that stand here; the last is the list's own. */
    let pages: readonly string[] = [withoutHash(location.href)];

    function keepPlace(): void {
      // On the way to another list: what stands here is not what that entry is about.
      if (withoutHash(location.href) !== pages.at(-1)) return;
      history.replaceState(withPlace(history.state, { pages, topPx: scrollY }), '');
    }
    const scrolled = debounce(keepPlace, { clock: browserClock, delayMs: RESIZE_DEBOUNCE_MS });

    function settle(next: readonly string[]): void {
      pages = next;
      told.textContent = resultText();
    }

    /** One question at a time: an older one is of no interest any more. Null: neither is this one. */
    async function ask(urls: readonly string[], plainly: () => void): Promise<readonly ListPage[] | null> {
      asking?.abort();
      const mine = (asking = new AbortController());
      setBusy(true);
      try {
        const answers = await Promise.all(urls.map((url) => askList(url, mine.signal)));
        return mine.signal.aborted ? null : answers;
      } catch {
        if (!mine.signal.aborted) plainly();
        return null;
      } finally {
        if (asking === mine) setBusy(false);
      }
    }

    async function choose(url: string, follow: () => void): Promise<void> {
      const [page] = (await ask([url], follow)) ?? [];
      if (!page) return;
      const isSame = page.url === pages.at(-1);
      scrolled.dispose();
      keepPlace();
      if (!keepingFocus(() => swapList(parseList(page.html)))) return follow();
      settle([page.url]);
      history[isSame ? 'replaceState' : 'pushState'](
        withPlace(null, { pages, topPx: scrollY }),
        '',
        page.url,
      );
      stopScrolling = scrollToList();
    }

    async function addMore(url: string, follow: () => void): Promise<void> {
      const [page] = (await ask([url], follow)) ?? [];
      if (!page) return;
      const first = appendList(parseList(page.html));
      if (!first) return follow();
      settle([...pages, page.url]);
      history.replaceState(withPlace(history.state, { pages, topPx: scrollY }), '', page.url);
      // Where reading goes on; the button is below it now.
      first.querySelector('a')?.focus({ preventScroll: true });
    }

    function put(answers: readonly ListPage[]): boolean {
      const drawn = answers.map(({ html }) => parseList(html));
      const last = drawn.pop();
      return last !== undefined && swapList(last, drawn);
    }

    /** As an entry of the history was left. What was seen is there at once, so that the browser finds the place itself. */
    async function goTo(
      urls: readonly string[],
      topPx: number | undefined,
      otherwise: () => void,
    ): Promise<void> {
      // The browser goes to another place, too.
      stopScrolling();
      const seen = urls.flatMap((url) => seenList(url) ?? []);
      const isSeen = seen.length === urls.length;
      if (isSeen) asking?.abort();
      const answers = isSeen ? seen : await ask(urls, otherwise);
      if (!answers) return;
      if (!keepingFocus(() => put(answers))) return otherwise();
      settle(urls);
      if (!isSeen && topPx !== undefined) scrollTo(0, topPx);
    }

    document.addEventListener('click', (event) => {
      const link = opensPlainly(event, `${LINKS}, ${MORE}`);
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      event.preventDefault();
      const follow = (): void => location.assign(link.href);
      (link.matches(MORE) ? addMore : choose)(link.href, follow).catch(follow);
    });
    document.addEventListener('submit', (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || !form.matches(FORMS) || form.method !== 'get') return;
      event.preventDefault();
      const url = listAddress(form.action, new FormData(form));
      const follow = (): void => location.assign(url);
      choose(url, follow).catch(follow);
    });
    addEventListener('popstate', ({ state }) => {
      const own = withoutHash(location.href);
      // Only the end of the address has changed.
      if (own === pages.at(-1)) return;
      const place = readPlace(state);
      goTo(place?.pages ?? [own], place?.topPx, reload).catch(reload);
    });
    addEventListener('scroll', scrolled.run, { passive: true });
    addEventListener('pagehide', keepPlace);

    startFilterPanel();
    const left = readPlace(history.state);
    // The page was loaded anew, or come back to, after others had been added to it.
    if (left && left.pages.length > 1 && left.pages.at(-1) === pages[0])
      goTo(left.pages, left.topPx, () => undefined).catch(() => undefined);
  },
};

/** It has to stand there before it says something. */
function createTold(): HTMLElement {
  const told = document.createElement('div');
  told.className = 'list-told screen-reader-text';
  told.setAttribute('role', 'status');
  document.body.append(told);
  return told;
}

const resultText = (): string =>
  document
    .querySelector('.list-results :is(.woocommerce-result-count, .woocommerce-info)')
    ?.textContent?.trim() ?? '';

function setBusy(isBusy: boolean): void {
  document.querySelector(MAIN)?.setAttribute('aria-busy', String(isBusy));
}

const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** What was pressed may be gone: then the list has the focus, or the panel that it was pressed in. */
function keepingFocus(swap: () => boolean): boolean {
  const wasNowhere = isNowhere();
  const isDone = swap();
  if (wasNowhere || !isNowhere()) return isDone;
  const panel = document.querySelector<HTMLElement>('.list-filters.wd-opened');
  (panel ?? document.querySelector<HTMLElement>(MAIN))?.focus({ preventScroll: true });
  return isDone;
}

/** Up to where the results begin, for whoever is below that; what was pressed beside them stays in sight. */
function scrollToList(): Disposer {
  const stay: Disposer = () => undefined;
  const settings = pageObject('woodmart_settings');
  if (settings?.ajax_scroll === 'no') return stay;
  const list = document.querySelector(settings?.ajax_scroll_class ?? MAIN);
  if (!list) return stay;
  const topPx = list.getBoundingClientRect().top;
  const wishedPx = Number(settings?.ajax_scroll_offset ?? LIST_SCROLL_OFFSET_PX);
  const pressed = document.activeElement?.closest('.list-columns .list-filters :is(a, input, button)');
  const roomPx = pressed
    ? innerHeight - IN_SIGHT_PX - (pressed.getBoundingClientRect().bottom - topPx)
    : wishedPx;
  const offsetPx = Math.min(wishedPx, roomPx);
  return topPx >= offsetPx ? stay : scrollOver(list, LIST_SCROLL_MS, -offsetPx);
}
