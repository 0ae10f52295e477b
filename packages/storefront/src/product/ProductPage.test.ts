import type { ProductPageView } from '@vitrine/contract/shop';
import { expect, it } from 'vitest';
import { attributesOf } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { samplePage } from '../testing/samplePages.ts';
import { sampleGrouped, sampleProduct, sampleReviewForm, sampleVariable } from '../testing/sampleProducts.ts';

const draw = (product: ProductPageView) => drawPage(samplePage('product', product));
const simple = draw(sampleProduct());
const variable = draw(sampleVariable());

it('the page of a simple product adds it by a form, with its quantity', () => {
  const { get } = simple;
  expect(attributesOf(get('form.cart'))).toMatchObject({ action: '/product/moon-jar/', method: 'post' });
  expect(attributesOf(get('form.cart input.qty'))).toMatchObject({
    type: 'number',
    name: 'quantity',
    min: '1',
    max: '7',
    step: '1',
    value: '1',
  });
  expect(attributesOf(get('form.cart button[name=add-to-cart]'))).toMatchObject({
    type: 'submit',
    value: '12',
  });
});

it('the page of a product asks for no quantity of what is sold once at a time', () => {
  const { get } = draw(sampleProduct({ min: 1, max: 1 }));
  expect(attributesOf(get('form.cart input.qty'))).toMatchObject({
    type: 'hidden',
    name: 'quantity',
    value: '1',
  });
});

it('the page of a product raises a highest quantity that is below the lowest', () => {
  expect(
    draw(sampleProduct({ min: 4, max: 2 }))
      .get('form.cart input.qty')
      .getAttribute('type'),
  ).toBe('hidden');
});

it('the page of a product has no limit where stock is not counted', () => {
  expect(attributesOf(draw(sampleProduct({ max: null })).get('form.cart input.qty'))).not.toHaveProperty(
    'max',
  );
});

it.each([{ isInStock: false }, { isPurchasable: false }])(
  'the page of a product has no form when it is %o',
  (changes) => {
    expect(draw(sampleProduct(changes)).all('form.cart')).toHaveLength(0);
  },
);

it('the page of a variable product lets it be chosen by fields that a server can read', () => {
  const { get, fields } = variable;
  expect(fields('form.variations_form.cart')).toEqual([
    'attribute_pa_size',
    'attribute_glaze',
    'quantity',
    'add-to-cart',
    'product_id',
    'variation_id',
  ]);
  expect(get('form.variations_form').getAttribute('method')).toBe('post');
  expect(get('form.variations_form').getAttribute('data-product_id')).toBe('14');
  expect(get('label[for=pa_size]').textContent).toBe('Size');
});

it('the page of a product has chosen at first what the shop says', () => {
  const chosen = (name: string) =>
    variable.get(`select[name=${name}] option[selected]`).getAttribute('value');
  expect(chosen('attribute_pa_size')).toBe('small');
  expect(chosen('attribute_glaze')).toBe('');
});

it('the page of a product tells scripts of all variations', () => {
  const rows = JSON.parse(variable.get('form.variations_form').getAttribute('data-product_variations') ?? '');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatchObject({
    variation_id: 142,
    attributes: { attribute_pa_size: 'small', attribute_glaze: 'Rust & iron' },
    display_price: 20,
    is_in_stock: true,
    max_qty: 5,
    min_qty: 1,
    availability_html: '<p class="stock in-stock">7 in stock</p>',
  });
  expect(rows[1].price_html).toContain('<span class="price">');
  expect(rows[2]).toMatchObject({ attributes: { attribute_glaze: '' }, is_in_stock: false });
});

it('the page of a product leaves very many variations to the server', () => {
  const [first] = sampleVariable().variations;
  const many = Array.from({ length: 31 }, (_, index) => ({ ...first, id: index }) as typeof first & object);
  const form = draw(sampleVariable({ variations: many })).get('form.variations_form');
  expect(form.getAttribute('data-product_variations')).toBe('false');
});

it('the page of a product adds several of a set at once', () => {
  const { fields, get } = draw(sampleGrouped());
  expect(fields('form.cart.grouped_form')).toEqual(['quantity[12]', 'quantity[18]', 'add-to-cart']);
  expect(attributesOf(get('input[name="quantity[12]"]'))).toMatchObject({ min: '0', max: '7', value: '0' });
  expect(get('input[name="quantity[18]"]').getAttribute('type')).toBe('checkbox');
});

it('the page of a product sends buyers of foreign products to their shop', () => {
  const product = sampleProduct({
    type: 'external',
    addUrl: 'https://books.example/',
    buttonText: 'To the bookshop',
  });
  const link = draw(product).get('.cart .single_add_to_cart_button');
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    'https://books.example/',
    'To the bookshop',
  ]);
});

it('the page of a product has sections with the marks of tabs and of an accordion', () => {
  const { get, all } = simple;
  const wrapper = get('.woocommerce-tabs.wc-tabs-wrapper.tabs-layout-accordion.wd-accordion');
  expect(attributesOf(wrapper)).toMatchObject({ 'data-state': 'first', 'data-layout': 'accordion' });
  const keys = ['description', 'additional_information', 'reviews'];
  expect(all('ul.wc-tabs > li > a').map((a) => a.getAttribute('href'))).toEqual(
    keys.map((key) => `#tab-${key}`),
  );
  for (const key of keys) {
    get(
      `.wd-accordion-item > .wd-accordion-title[data-accordion-index=${key}] + #tab-${key}.wd-accordion-content.wc-tab`,
    );
  }
  expect(all('.wd-accordion-content.wd-active')).toHaveLength(1);
});

it('the page of a product has reviews where links lead to, and a form for one more', () => {
  const { get, fields } = simple;
  expect(get('a.woocommerce-review-link').getAttribute('href')).toBe('#reviews');
  get('#reviews ol.commentlist > li.review#li-comment-71 > #comment-71');
  expect(fields('form#commentform')).toEqual([
    ...Array(5).fill('rating'),
    'comment',
    'author',
    'email',
    'comment_post_ID',
    'comment_parent',
  ]);
  expect(get('form#commentform').getAttribute('action')).toBe('/product/moon-jar/#comment-respond');
  expect(get('#comment-71 .meta a').getAttribute('href')).toBe('/product/moon-jar/#comment-71');
  expect(get('#comments nav .next').getAttribute('href')).toBe('/product/moon-jar/?cpage=2#reviews');
});

it('the stars of a review are one of a group of choices, each with its words', () => {
  const { all, get } = simple;
  const choices = all('fieldset.comment-form-rating input[type=radio][name=rating][required]');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5']);
  expect(get('label[for=rating-4]').textContent).toBe('4 stars: good');
  const free = draw(sampleProduct({ reviewForm: sampleReviewForm({ needsRating: false }) }));
  expect(free.all('input[name=rating][required]')).toHaveLength(0);
  expect(free.get('label[for=rating-none] input').getAttribute('value')).toBe('');
});

it('a form for a review that was refused holds all that was typed, with what is wrong at its field', () => {
  const values = {
    rating: '4',
    comment: 'Two\n</textarea>lines',
    author: 'A "quoted" name',
    email: 'nobody',
  };
  const errors = { email: 'Please enter a valid email address.', '': 'Please try again later.' };
  const { get, all } = draw(sampleProduct({ reviewForm: sampleReviewForm({ values, errors }) }));
  expect(get('#comment').textContent).toBe(values.comment);
  expect(get('#author').getAttribute('value')).toBe(values.author);
  expect(all('input[name=rating][checked]').map((choice) => choice.id)).toEqual(['rating-4']);
  expect(attributesOf(get('#email'))).toMatchObject({
    value: 'nobody',
    'aria-invalid': 'true',
    'aria-describedby': 'review-who email-error',
  });
  expect(get('#email-error').textContent).toBe(errors.email);
  expect(all('#comment-respond [role=alert] li').map((item) => item.textContent)).toEqual(
    Object.values(errors),
  );
  expect(get('#comment-respond [role=alert] a').getAttribute('href')).toBe('#email');
});

it('the page of a product has no reviews where they are closed', () => {
  const reviewForm = sampleReviewForm({ state: 'closed' });
  const { all } = draw(sampleProduct({ reviewForm, reviews: [], reviewCount: 0 }));
  expect(all('#reviews, #tab-reviews')).toHaveLength(0);
});

it('the page of a product has buttons for wishlist and compare as scripts know them', () => {
  const wishlist = simple.get('.keep-buttons .wd-wishlist-btn.wd-action-btn.wd-wishlist-icon > a');
  expect(attributesOf(wishlist)).toMatchObject({
    href: '/wishlist/?wishlist_action=add&product_id=12&key=0123456789',
    'data-key': '0123456789',
    'data-product-id': '12',
    'data-added-text': 'Browse Wishlist',
  });
  const compare = simple.get(
    '.keep-buttons .wd-compare-btn.product-compare-button.wd-action-btn.wd-compare-icon > a',
  );
  expect(attributesOf(compare)).toMatchObject({
    href: '/compare/?compare_action=add&product_id=12',
    'data-id': '12',
    'data-added-text': 'Compare products',
  });
  expect(compare.querySelector('span')).not.toBeNull();
});

it('the page of a product asks for its first picture at once, and for no other', () => {
  const [first, ...others] = simple
    .all('.woocommerce-product-gallery img')
    .map((img) => img.getAttribute('loading'));
  expect(first).toBe('eager');
  expect(new Set(others)).toEqual(new Set(['lazy']));
});

it('pictures say which picture is shown large, and how large it is', () => {
  const first = simple.all('.woocommerce-product-gallery__image img')[0];
  expect(first?.getAttribute('data-large_image')).toBe(first?.getAttribute('src'));
  expect(first?.getAttribute('data-large_image_width')).toBe(first?.getAttribute('width'));
  expect(simple.all('.gallery-thumbs img[data-large_image]')).toEqual([]);
});
