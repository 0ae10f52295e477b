import { LIST_TIMEOUT_MS } from '../limits.ts';
import { pageObject } from '../page/pageObjects.ts';

/** A page of a list as the server drew it. */
export interface ListPage {
  /** Where it is: redirects were followed. */
  readonly url: string;
  readonly html: string;
}

interface Kept extends ListPage {
  readonly askedMs: number;
}

/** What was chosen this long ago may have been sold since; going back shows what was seen all the same. */
const FRESH_MS = 60_000;
const MOST_KEPT = 30;
const kept = new Map<string, Kept>();

/** A page that was seen before, whenever that was. */
export const seenList = (url: string): ListPage | null => kept.get(url) ?? null;

/** The page at an address. Whatever is no list fails: the link leads there. */
export async function askList(url: string, signal: AbortSignal): Promise<ListPage> {
  const known = kept.get(url);
  if (known && Date.now() - known.askedMs < FRESH_MS) return known;
  const timeoutMs = Number(pageObject('woodmart_settings')?.pjax_timeout) || LIST_TIMEOUT_MS;
  const response = await fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  const isPage = response.headers.get('content-type')?.includes('text/html');
  const html = await response.text();
  if (!response.ok || !isPage || new URL(response.url).origin !== location.origin || !isList(html))
    throw new Error('The shop answered without a list.');
  const page: Kept = { url: response.url, html, askedMs: Date.now() };
  keep(url, page);
  keep(page.url, page);
  return page;
}

const isList = (html: string): boolean => html.includes('class="list-results"');

function keep(url: string, page: Kept): void {
  kept.delete(url);
  kept.set(url, page);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
}
