import type { LinkView } from '@vitrine/contract/shop';

/** A thing in the words of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What search engines read of a page; undefined: nothing. */
export const graphOf = (things: readonly Thing[]): unknown =>
  things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };

/** The way to a page, itself at the end. */
export const trailThing = (trail: readonly LinkView[], here: LinkView): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, here].map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url,
  })),
});

/** What a list shows on this page. before: how many stand on the pages before it. */
export const listThing = (items: readonly LinkView[], before: number, total: number): Thing => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: label,
    url,
  })),
});
