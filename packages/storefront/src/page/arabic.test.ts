import { directionOf, type PageView } from '@vitrine/contract/shop';
import * as exported from '@vitrine/texts';
import { describe, expect, it } from 'vitest';
import { drawFragment } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import type { parseHtml } from '../testing/parseHtml.ts';
import { sampleCart } from '../testing/sampleCart.ts';
import { samplePages } from '../testing/samplePages.ts';
import { sampleShop } from '../testing/sampleShop.ts';

const shop = sampleShop({ language: 'ar-EG' });

/** The page in an Arabic shop. What the shop's owner has written, and what the server has put into the view, stays. */
function inArabic(page: PageView): PageView {
  const frame = {
    ...page.frame,
    shop: { ...page.frame.shop, language: 'ar-EG' },
    direction: directionOf('ar'),
  };
  return { ...page, frame } as PageView;
}

type Catalogues = Readonly<
  Record<'en' | 'ar', Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>;
const areas = Object.values(exported).filter((value) => typeof value === 'object') as unknown as Catalogues[];

/** What the English catalogue says in words of its own, between placeholders. One word may be a name, or be inside one. */
const english = areas
  .flatMap(({ en }) => Object.values(en))
  .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
  .flatMap((text) => text.replaceAll(/<[^<>]*>/g, '').split(/\{\w+\}/))
  .map((words) => words.trim())
  .filter((words) => words.split(' ').length > 1 && words.length > 6);

/** Everything on a page that people see or hear. */
const HEARD = [
  'aria-label',
  'placeholder',
  'data-title',
  'data-success_message',
  'data-added-text',
  'data-value',
  'alt',
];
function wordsOf({ body }: ReturnType<typeof parseHtml>): readonly string[] {
  const elements = [...body.querySelectorAll('*')].filter(
    ({ localName }) => localName !== 'script' && localName !== 'style',
  );
  const texts = elements.flatMap((element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent ?? ''),
  );
  const heard = elements.flatMap((element) => HEARD.map((name) => element.getAttribute(name) ?? ''));
  return [...texts, ...heard].map((text) => text.trim()).filter(Boolean);
}

/** Every text of a view: what is in it was written by the server or by the owner, and is not the page's own. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll(/<[^<>]*>/g, ' ')];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const AUTHORED = /^(?:descriptionHtml|shortDescriptionHtml|excerptHtml|noteHtml|instructionsHtml|html)$/;
/** What the shop's owner, or who comments there, has written as paragraphs. */
const authored = (value: unknown): readonly string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, each]) =>
        typeof each === 'string' && AUTHORED.test(name)
          ? [...each.matchAll(/<p>.*?<\/p>/g)].map(([paragraph]) => paragraph)
          : authored(each),
      )
    : [];

const spoken = (page: PageView, words: readonly string[]): readonly string[] => {
  const given = textsIn({ frame: page.frame, content: page.content }).join('\n');
  return words.filter((text) => english.some((own) => text.includes(own) && !given.includes(own)));
};

describe.each(Object.entries(samplePages) as [string, PageView][])('%s in Arabic', (_, page) => {
  const { document } = drawPage(inArabic(page));

  it('is read from right to left, and says which language it is in', () => {
    expect(document.documentElement.getAttribute('dir')).toBe('rtl');
    expect(document.documentElement.getAttribute('lang')).toBe('ar-EG');
  });

  it('says nothing in English', () => {
    expect(spoken(page, wordsOf(document))).toEqual([]);
  });

  it('lets every paragraph of an author go by its own direction', () => {
    const written = authored(page.content).map((html) => html.replaceAll(/<[^<>]*>/g, ''));
    const paragraphs = [...document.querySelectorAll('p')].filter((each) =>
      written.includes(each.textContent ?? ''),
    );
    expect(paragraphs.filter((each) => !each.closest('[dir=auto]')).map((each) => each.outerHTML)).toEqual(
      [],
    );
  });

  it('would be found out in English', () => {
    expect(spoken(page, wordsOf(drawPage(page).document))).not.toEqual([]);
  });
});

it('counts what is in the cart as Arabic does', () => {
  const count = (pieces: number): string | null =>
    drawFragment('cartCount', { count: pieces }, shop).get('.wd-cart-number').textContent;
  expect([1, 3, 11, 100].map(count)).toEqual(['1 منتج', '3 منتجات', '11 منتجًا', '100 منتج']);
});

it('writes numbers in Latin digits, unless the language’s tag asks for others', () => {
  const subtotal = (language: string): string | null =>
    drawFragment('cartSubtotal', { subtotal: 123_450 }, sampleShop({ language })).get('.amount').textContent;
  expect(subtotal('ar-EG')).toBe('€1,234.50');
  expect(subtotal('ar-EG-u-nu-arab')).toBe('€١,٢٣٤.٥٠');
});

it('speaks English where there is no catalogue, in the direction of the shop’s language', () => {
  const page = samplePages.cart;
  const frame = { ...page.frame, shop: sampleShop({ language: 'he_IL' }), direction: directionOf('he_IL') };
  const { document, get } = drawPage({ ...page, frame });
  expect(document.documentElement.getAttribute('lang')).toBe('he-IL');
  expect(document.documentElement.getAttribute('dir')).toBe('rtl');
  expect(get('h1').textContent).toBe('Cart');
});

it('tells what the shop’s rules say in the language of the shop, in pages and in fragments', () => {
  const html = '<strong>Billing Phone</strong> is not a valid phone number.';
  const { get } = drawFragment('notices', [{ kind: 'error', html }], shop);
  expect(get('.woocommerce-error').textContent).toBe('الهاتف (الفاتورة): رقم الهاتف غير صالح.');
});

it('keeps in English what the wire names', () => {
  const { get } = drawFragment('cartTotals', sampleCart(), shop);
  expect(get('button[name="update_cart"]').getAttribute('value')).toBe('Update cart');
});

it('keeps lines of addresses, and where parcels go, from being turned round', () => {
  const { body } = drawFragment('cartTotals', sampleCart(), shop);
  expect(body.querySelector('.woocommerce-shipping-destination bdi')?.textContent).toBe(
    sampleCart().destination,
  );
  const order = drawPage(inArabic(samplePages['order-received']));
  expect(
    order
      .all('address')
      .every(
        (address) =>
          address.textContent ===
          [...address.querySelectorAll('bdi')].map((line) => line.textContent).join(''),
      ),
  ).toBe(true);
});
