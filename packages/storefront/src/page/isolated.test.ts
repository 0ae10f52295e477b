import { expect, it } from 'vitest';
import { drawPage } from '../testing/drawPage.ts';
import { samplePages } from '../testing/samplePages.ts';

const pages = Object.values(samplePages).map((page) => drawPage(page));

/** `45 hours` would read `hours 45` on a page in Arabic, and a count would join the name before it. */
it.each([
  ['who wrote a review', '.woocommerce-review__author'],
  ['what a product has', '.woocommerce-product-attributes-item__value'],
  ['what a list is narrowed by', '.filter-chips .filter-choice'],
  ['a filter that was chosen', '.chosen-filter'],
  ['what a post is filed under', '[rel=category]'],
  ['how many comments a post has', '.page-note [href="#comments"]'],
  ['what was chosen of a product in the cart', '.variation dd'],
  ['whom an order’s mail goes to', '.woocommerce-order-overview__email strong'],
])('%s keeps its own direction', (_, selector) => {
  const found = pages.flatMap(({ all }) => all(selector));
  expect(found).not.toHaveLength(0);
  for (const element of found) expect(element.querySelector('bdi')).not.toBeNull();
});
