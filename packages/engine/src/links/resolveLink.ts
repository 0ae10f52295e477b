import type { LinkPage } from '../ports/ActionHost.ts';
import { linkHref, type LinkOptions } from './linkHref.ts';

/** What following a link means. `href` is always what the layer's anchor says. */
export type ResolvedLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'scroll'; readonly href: string; readonly anchor: string }
  | { readonly kind: 'open'; readonly href: string };

/**
 * spec/2 §2, layer links. A link to the path of the page scrolls to its anchor and does not open. One without an
 * anchor, `#` included, or with another query has nothing to scroll to: the browser opens it as it is.
 */
export function resolveLink(
  link: string,
  { http, anchor, page }: LinkOptions & { readonly page: LinkPage },
): ResolvedLink {
  const href = linkHref(link, { http, anchor });
  if (href === '') return { kind: 'none' };
  const onPage = anchorOnPage(href, page);
  return onPage === '' ? { kind: 'open', href } : { kind: 'scroll', href, anchor: onPage };
}

function anchorOnPage(href: string, page: LinkPage): string {
  const url = parse(href, page);
  if (!url || url.host !== page.host || samePath(url.pathname) !== samePath(page.path)) return '';
  return url.search === '' || url.search === page.query ? decoded(url.hash.slice(1)) : '';
}

function parse(href: string, { protocol, host, path, query }: LinkPage): URL | null {
  try {
    return new URL(href, `${protocol}//${host}${path}${query}`);
  } catch {
    return null;
  }
}

/** Servers answer both forms with the same page. */
const samePath = (path: string): string => decoded(path).replace(/\/+$/, '');

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
