import type { FragmentView, PageView } from '@vitrine/contract/shop';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseHtml } from '../testing/parseHtml.ts';
import { sampleCart, sampleCheckout, sampleOrder } from '../testing/sampleCart.ts';
import { sampleCompare, sampleWishlist } from '../testing/sampleKept.ts';
import { samplePages } from '../testing/samplePages.ts';
import { sampleShop } from '../testing/sampleShop.ts';
import { renderFragment } from './renderFragment.tsx';
import { renderPage } from './renderPage.tsx';

const IMAGE = '<img src=x onerror=alert(1)>';
const hostile = fc
  .oneof(
    fc.constantFrom(
      IMAGE,
      '"><script>alert(1)</script>',
      `' onfocus='x" onblur="y`,
      '</title></style>-->',
      '\u0000\u2028',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  // Without a text, what stands around it may be left out.
  .filter((text) => text !== '');

/** Where visitors and shops write text; clean HTML, addresses and wire names stay as they are. */
const TEXTS = new Set(
  'name label value sku alt text title author category destination search email phone customerNote code'.split(
    ' ',
  ),
);

function withTexts<Value>(value: Value, text: string): Value {
  return JSON.parse(JSON.stringify(value), (key, old: unknown) =>
    typeof old === 'string' && TEXTS.has(key) ? text : old,
  );
}

/** All that can begin or end an element or an attribute. */
const skeleton = (html: string): string => html.replaceAll(/[^<>"]/g, '');

const fragments: readonly Omit<FragmentView, 'shop'>[] = [
  { name: 'miniCart', content: sampleCart() },
  { name: 'cartTotals', content: sampleCart() },
  { name: 'orderReview', content: sampleCart() },
  { name: 'payment', content: sampleCheckout() },
  { name: 'wishlistContent', content: sampleWishlist() },
  {
    name: 'wishlistChooser',
    content: {
      productId: 1,
      productName: 'a',
      groups: [{ id: 1, name: 'a', isDefault: true, count: 0, hasProduct: false }],
      nonce: '',
    },
  },
  { name: 'compareTable', content: sampleCompare() },
  { name: 'thumbnail', content: { url: '/a.webp', width: 1, height: 1, alt: 'a' } },
];

const drawFragment = ({ name, content }: Omit<FragmentView, 'shop'>, text: string): string =>
  renderFragment({ name, content: withTexts(content, text), shop: sampleShop() } as FragmentView);

it.each(fragments.map((fragment) => [fragment.name, fragment] as const))(
  '%s has the same elements and attributes whatever its texts are',
  (_, fragment) => {
    const usual = skeleton(drawFragment(fragment, 'text'));
    fc.assert(
      fc.property(hostile, (text) => {
        expect(skeleton(drawFragment(fragment, text))).toBe(usual);
      }),
      { numRuns: 50 },
    );
  },
);

const pages: readonly PageView[] = [
  samplePages.product,
  samplePages['product-variable'],
  samplePages.list,
  samplePages.cart,
  { ...samplePages['order-received'], content: { order: sampleOrder() } },
];

it.each(pages.map((page) => [page.kind, page] as const))(
  'a page of the kind %s has the same elements and attributes whatever its texts are',
  (_, page) => {
    const draw = (text: string): string =>
      renderPage({
        ...page,
        frame: { ...page.frame, siteTitle: text, pageTitle: text, description: text },
        content: { ...page.content, ...withTexts(page.content, text) },
      } as PageView);
    const usual = skeleton(draw('text'));
    fc.assert(
      fc.property(hostile, (text) => {
        expect(skeleton(draw(text))).toBe(usual);
      }),
      { numRuns: 10 },
    );
  },
);

it('shows a hostile name as the text that it is', () => {
  const { body } = parseHtml(drawFragment({ name: 'miniCart', content: sampleCart() }, IMAGE));
  expect(body.querySelector('[onerror]')).toBeNull();
  expect(body.querySelector('li a:not(.remove)')?.textContent).toBe(IMAGE);
});

it('writes nothing in front of a fragment, not even what would load its pictures sooner', () => {
  for (const fragment of fragments)
    expect(drawFragment(fragment, 'text')).not.toMatch(/<link|<style|<script/);
});
