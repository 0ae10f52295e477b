// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadJQuery, unloadJQuery } from '../events/testing/loadJQuery.ts';
import { variationsForm } from './variations.ts';

const variation = (id: number, colour: string, isInStock = true) => ({
  variation_id: id,
  attributes: { attribute_colour: colour },
  variation_is_active: true,
  variation_is_visible: true,
  is_purchasable: true,
  is_in_stock: isInStock,
  price_html: `<span>€${id}</span>`,
  availability_html: '',
  variation_description: 'Glazed twice.',
  min_qty: 1,
  max_qty: 5,
});
const EVENTS = [
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'reset_data',
  'hide_variation',
  'announce_reset',
  'wc_variation_form',
];

let told: string[] = [];
const form = () => document.querySelector('form') as HTMLFormElement;
const select = () => document.querySelector('select') as HTMLSelectElement;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  const makes = JSON.stringify([variation(11, 'red'), variation(12, 'blue', false)]).replaceAll(
    '"',
    '&quot;',
  );
  document.body.innerHTML = `<form class="variations_form" data-product_id="9" data-product_variations="${makes}">
    <select name="attribute_colour" data-attribute_name="attribute_colour">
      <option value="">Choose</option><option value="red">Red</option><option value="blue">Blue</option></select>
    <a class="reset_variations" href="#">Clear</a><span class="reset_variations_alert"></span>
    <div class="single_variation"></div><input type="hidden" class="variation_id" name="variation_id" value="0">
    <button class="single_add_to_cart_button">Add</button></form>`;
  told = [];
  for (const name of EVENTS)
    form().addEventListener(name, (event) => {
      const [found] = (event as CustomEvent<readonly { variation_id?: number }[]>).detail;
      told.push(found?.variation_id ? `${name} ${found.variation_id}` : name);
    });
});
afterEach(() => {
  vi.useRealTimers();
  unloadJQuery();
});

/** Of whoever has other scripts on the page: `how` they choose. */
const WAYS: readonly (readonly [string, (value: string) => void])[] = [
  [
    'by the visitor',
    (value) => {
      select().value = value;
      select().dispatchEvent(new Event('change', { bubbles: true }));
    },
  ],
  ['by a script with jQuery', (value) => void loadJQuery()('select').val(value).trigger('change')],
];

describe.each(WAYS)('a make that is chosen %s', (way, choose) => {
  beforeEach(async () => {
    if (way.includes('jQuery')) loadJQuery();
    variationsForm.start(form());
    await settled();
    told = [];
  });

  it('is told to other scripts, from the change to the make', async () => {
    choose('red');
    await settled();
    expect(told).toEqual([
      'woocommerce_variation_select_change',
      'woocommerce_variation_has_changed',
      'found_variation 11',
      'show_variation 11',
    ]);
    expect(document.querySelector('.single_variation')?.textContent).toContain('€11');
  });

  it('is in the field that is sent, whose listeners are told', async () => {
    const ids: string[] = [];
    const field = document.querySelector('.variation_id') as HTMLInputElement;
    field.addEventListener('change', () => ids.push(field.value));
    choose('blue');
    await settled();
    choose('');
    await settled();
    expect(ids).toEqual(['12', '0']);
  });
});

it('what is cleared is told', async () => {
  variationsForm.start(form());
  select().value = 'red';
  select().dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  told = [];
  document.querySelector<HTMLElement>('.reset_variations')?.click();
  await settled();
  expect(told).toEqual([
    'woocommerce_variation_select_change',
    'woocommerce_variation_has_changed',
    'announce_reset',
    'reset_data',
    'hide_variation',
  ]);
});

it('other scripts hear that the form lives, may ask for the make, and may bring others', async () => {
  const jQuery = loadJQuery();
  variationsForm.start(form());
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toContain('wc_variation_form');
  told = [];
  select().value = 'red';
  jQuery(form()).trigger('check_variations');
  await settled();
  expect(told).toContain('found_variation 11');
  jQuery(form())
    .data('product_variations', [variation(31, 'red')])
    .trigger('reload_product_variations');
  await settled();
  expect(told).toContain('found_variation 31');
});

it('what the page says of the product, it says of the make, until the choice is cleared', async () => {
  const makes = [{ ...variation(11, 'red'), sku: 'CUP-R', weight_html: '0.4 kg' }, variation(12, 'blue')];
  form().dataset['product_variations'] = JSON.stringify(makes);
  const product = document.createElement('div');
  product.className = 'product';
  const row = 'woocommerce-product-attributes-item';
  product.innerHTML = `<p class="product_meta"><span class="sku">CUP</span></p>
    <table><tr class="${row} ${row}--weight"><td class="${row}__value"><bdi>0.9 kg</bdi></td></tr></table>`;
  const own = form();
  own.replaceWith(product);
  product.append(own);
  const said = () => [product.querySelector('.sku')?.textContent, product.querySelector('bdi')?.textContent];
  variationsForm.start(form());
  const seen: unknown[] = [];
  for (const colour of ['red', 'blue', 'red', '']) {
    select().value = colour;
    select().dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    seen.push(said());
  }
  expect(seen).toEqual([
    ['CUP-R', '0.4 kg'],
    ['CUP', '0.9 kg'],
    ['CUP-R', '0.4 kg'],
    ['CUP', '0.9 kg'],
  ]);
});
