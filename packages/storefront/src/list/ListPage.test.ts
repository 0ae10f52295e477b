import { pagingView } from '@vitrine/contract/shop';
import { expect, it } from 'vitest';
import { attributesOf } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { sampleList } from '../testing/sampleLists.ts';
import { samplePage } from '../testing/samplePages.ts';
import { sampleCard } from '../testing/sampleProducts.ts';
import { sampleFrame, sampleShop } from '../testing/sampleShop.ts';
import { createTexts, productTexts } from '@vitrine/texts';
import { addButtonParts } from '../buttons/addButtonParts.ts';

const page = drawPage(samplePage('list', sampleList()));

it('a list of products adds by a link with all that scripts read', () => {
  const [button] = page.all('a.add_to_cart_button.ajax_add_to_cart');
  expect(button && attributesOf(button)).toEqual({
    href: '?add-to-cart=12',
    class: 'button product_type_simple add_to_cart_button ajax_add_to_cart',
    'data-product_id': '12',
    'data-quantity': '1',
    'data-product_sku': 'MOON-1',
    'data-success_message': '“Moon jar, chalk” has been added to your cart',
    'aria-label': 'Add to cart: “Moon jar, chalk”',
    rel: 'nofollow',
  });
});

it('a list of products leaves adding to the link where the shop wants no script for it', () => {
  const frame = sampleFrame({ shop: sampleShop({ addsByScript: false }) });
  expect(drawPage(samplePage('list', sampleList(), { frame })).all('.ajax_add_to_cart')).toHaveLength(0);
});

it.each([
  [{}, 'Add to cart', '?add-to-cart=12', true],
  [{ isInStock: false }, 'Read more', '/product/moon-jar/', false],
  [{ isPurchasable: false }, 'Read more', '/product/moon-jar/', false],
  [{ type: 'variable', needsChoice: true, addUrl: '/choose/' }, 'Select options', '/choose/', false],
  [{ type: 'grouped', needsChoice: true, addUrl: '/set/' }, 'View products', '/set/', false],
  [{ type: 'external', addUrl: 'https://a.example/' }, 'Buy product', 'https://a.example/', false],
  [{ buttonText: 'Take it' }, 'Take it', '?add-to-cart=12', true],
] as const)('the button of %o says %j and leads to %j', (changes, text, url, isByScript) => {
  expect(addButtonParts(sampleCard(changes), true, createTexts(productTexts, 'en'))).toMatchObject({
    text,
    url,
    isByScript,
  });
});

it.each([
  [{ total: 1, page: 1 }, 'Showing the single result'],
  [{ total: 6, page: 1 }, 'Showing all 6 results'],
  [{}, 'Showing 7–12 of 57 results'],
  [{ isTotalCapped: true, total: 1000 }, 'Showing 7–12 of more than 1000 results'],
])('a list of products tells which results it shows: %o', (changes, text) => {
  const drawn = drawPage(samplePage('list', sampleList(changes)));
  expect(drawn.get('.woocommerce-result-count').textContent).toBe(text);
});

it('a list of products sorts by a form that keeps the rest of the address', () => {
  expect(page.fields('form.woocommerce-ordering')).toEqual(['orderby', 'paged', 'product_cat']);
  expect(page.get('form.woocommerce-ordering').getAttribute('method')).toBe('get');
  page.get('form.woocommerce-ordering button[type=submit]');
});

it('a list of products offers no sorting where there is none, as of what a search found', () => {
  const found = drawPage(samplePage('list', { ...sampleList(), sorts: [] }));
  expect(found.all('[name="orderby"]')).toHaveLength(0);
});

it('a list of products marks the page and the category that it shows', () => {
  expect(page.get('nav.woocommerce-pagination [aria-current=page]').textContent).toBe('Page 2');
  expect(page.get('.list-categories [aria-current=page]').getAttribute('href')).toBe(
    '/product-category/ceramics/',
  );
  expect(page.all('nav.woocommerce-pagination a').map((a) => a.getAttribute('href'))).toEqual([
    '/shop/page/1/',
    '/shop/page/1/',
    '/shop/page/3/',
    '/shop/page/10/',
    '/shop/page/3/',
  ]);
});

it('a list of products says what was not found', () => {
  const { get } = drawPage(
    samplePage(
      'list',
      sampleList({
        products: [],
        total: 0,
        paging: pagingView(1, 0, String),
        search: '<b>zzz',
        filters: { ...sampleList().filters, chosen: [] },
      }),
    ),
  );
  expect(get('.woocommerce-no-products-found').textContent).toContain('Nothing was found for “<b>zzz”');
});

it('a list of products is narrowed by plain links, which search engines do not follow', () => {
  const choice = page.get('.filter-chips a:not([aria-current])');
  expect(attributesOf(choice)).toMatchObject({ href: '/shop/?filter_glaze=chalk,teal', rel: 'nofollow' });
  expect(page.get('.filter-chips [aria-current=true]').textContent).toContain('Chalk');
  expect(page.all('.list-chosen a').map((a) => a.getAttribute('href'))).toEqual([
    '/shop/?min_price=20',
    '/shop/?filter_glaze=chalk',
    '/shop/',
  ]);
});

it('of many attributes the first four stand open, and those with something chosen', () => {
  const { filters } = sampleList();
  const [glaze, rating] = filters.groups;
  if (!glaze || !rating) throw new Error('The sample list has no filters.');
  const choices = glaze.choices.map((choice) => ({ ...choice, isChosen: false }));
  const others = Array.from({ length: 6 }, (_, index) => ({ ...glaze, id: `filter-${index}`, choices }));
  const groups = [...others, glaze, rating];
  const drawn = drawPage(samplePage('list', { ...sampleList(), filters: { ...filters, groups } }));
  const shut = drawn.all('.filter-fold:not([open])').map(({ id }) => id);
  expect(shut).toEqual(['filter-4', 'filter-5']);
});

it('prices are narrowed by a form that keeps the other choices', () => {
  // The handles of the range send nothing.
  expect(page.fields('form.price-filter').filter((name) => name !== null)).toEqual([
    'min_price',
    'max_price',
    'filter_glaze',
  ]);
});

it('the list of an empty shop does not lead to itself, and tells its owner to add a product', () => {
  const { filters } = sampleList();
  const nothing = { products: [], total: 0, filters: { ...filters, chosen: [] } };
  const empty = drawPage(samplePage('list', sampleList(nothing)));
  expect(empty.all('.woocommerce-no-products-found > a')).toHaveLength(0);
  expect(empty.get('.for-staff[hidden] a:first-of-type').getAttribute('href')).toBe('/admin/products/new');
  const category = drawPage(
    samplePage('list', sampleList({ ...nothing, action: '/product-category/lamps/' })),
  );
  expect(category.get('.woocommerce-no-products-found > a').getAttribute('href')).toBe('/shop/');
  expect(category.all('.for-staff')).toHaveLength(0);
});

it('a list that is narrowed to nothing still shows what is chosen', () => {
  const empty = drawPage(samplePage('list', sampleList({ products: [], total: 0 })));
  expect(empty.all('.list-chosen a')).toHaveLength(3);
  empty.get('.woocommerce-no-products-found');
});
