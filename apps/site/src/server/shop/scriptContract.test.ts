import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { register } from './testing/accountForms.ts';
import type { Seen } from './testing/createShopper.ts';
import { setSettings } from './testing/setSettings.ts';
import { startTestSite } from './testing/startTestSite.ts';

type Objects = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** The objects that stand in a page for scripts. */
function objectsIn({ body }: Seen): Objects {
  const written = [...body.matchAll(/^(?:.*<script>)?window\["(\w+)"\]=(.*?);(?:<\/script>.*)?$/gm)];
  return Object.fromEntries(written.map(([, name = '', json = '{}']) => [name, JSON.parse(json)]));
}

const EVERYWHERE = [
  'woocommerce_params',
  'wc_cart_fragments_params',
  'wc_add_to_cart_params',
  'woodmart_settings',
  'wc_order_attribution',
];

describe.each(databaseKinds)('what existing scripts find on pages, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const id = await shop.product({ name: 'Jug', slug: 'jug' });
  const jar = await shop.product({
    name: 'Jar',
    slug: 'jar',
    type: 'variable',
    attributes: [
      { slug: 'size', name: 'Size', options: ['S', 'L'], isVisible: true, isVariation: true, isGlobal: true },
    ],
  });
  await shop.product({ type: 'variation', parentId: jar });
  const guest = visitor();
  await guest.ask('add_to_cart', { product_id: id });
  const customer = visitor();
  await register(customer, `scripts-${kind}@example.com`);
  const ofGuest = async (path: string) => Object.keys(objectsIn(await guest.get(path)));
  const ofCustomer = async (path: string) => Object.keys(objectsIn(await customer.get(path)));

  it('is on each page what its scripts ask for, and nothing else', async () => {
    const address = ['wc_country_select_params', 'wc_address_i18n_params'];
    const password = 'wc_password_strength_meter_params';
    const own: readonly (readonly [Promise<string[]>, readonly string[]])[] = [
      [ofGuest('/shop/'), []],
      [ofGuest('/product/jug/'), ['wc_single_product_params']],
      [ofGuest('/product/jar/'), ['wc_single_product_params', 'wc_add_to_cart_variation_params']],
      [ofGuest('/cart/'), ['wc_cart_params']],
      [ofGuest('/checkout/'), ['wc_checkout_params', ...address, password]],
      [ofGuest('/my-account/'), [password]],
      [ofGuest('/nowhere/'), []],
      [ofCustomer('/my-account/'), []],
      [ofCustomer('/my-account/edit-account/'), [password]],
      [ofCustomer('/my-account/edit-address/billing/'), address],
    ];
    for (const [found, wanted] of own)
      expect((await found).sort()).toEqual([...EVERYWHERE, ...wanted].sort());
  });

  it('is how long it is remembered where somebody came from: six months, visits of half an hour', async () => {
    const { wc_order_attribution: attribution } = objectsIn(await guest.get('/shop/'));
    expect(attribution?.['params']).toMatchObject({ lifetime: 6, session: 30, base64: false });
    expect(attribution?.['fields']).toEqual({
      source_type: 'current.typ',
      referrer: 'current_add.rf',
      utm_campaign: 'current.cmp',
      utm_source: 'current.src',
      utm_medium: 'current.mdm',
      utm_content: 'current.cnt',
      utm_id: 'current.id',
      utm_term: 'current.trm',
      utm_source_platform: 'current.plt',
      utm_creative_format: 'current.fmt',
      utm_marketing_tactic: 'current.tct',
      session_entry: 'current_add.ep',
      session_start_time: 'current_add.fd',
      session_pages: 'session.pgs',
      session_count: 'udata.vst',
      user_agent: 'udata.uag',
    });
  });

  it('is a word for each star, and for each part of a time that runs out', async () => {
    const { wc_single_product_params: product, woodmart_settings: theme } = objectsIn(
      await guest.get('/product/jug/'),
    );
    expect(product).toMatchObject({
      i18n_rating_options: ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars'],
      i18n_product_gallery_trigger_text: 'View full-screen image gallery',
      flexslider_enabled: '',
      zoom_enabled: '',
      photoswipe_enabled: '',
    });
    expect(theme).toMatchObject({
      countdown_days: 'days',
      countdown_hours: 'hr',
      countdown_mins: 'min',
      countdown_sec: 'sc',
    });
  });

  it('is a table of states to choose from, and of what each country asks for', async () => {
    const { wc_country_select_params: select, wc_address_i18n_params: address } = objectsIn(
      await guest.get('/checkout/'),
    );
    const states = JSON.parse(select?.['countries'] ?? '') as Record<string, Record<string, string>>;
    expect(states['US']?.['CA']).toBe('California');
    expect(states['FR']).toBeUndefined();
    const locale = JSON.parse(address?.['locale'] ?? '') as Record<string, object>;
    expect(locale).toMatchObject({
      default: { state: { required: false }, postcode: { required: true }, address_2: { required: false } },
      US: { state: { required: true } },
      HK: { state: { required: true }, postcode: { required: false } },
    });
    expect(locale['FR']).toBeUndefined();
    expect(JSON.parse(address?.['locale_fields'] ?? '')).toMatchObject({
      state: '#billing_state_field, #shipping_state_field',
    });
  });

  it('says on the cart’s own page that it is one, and how guests buy', async () => {
    expect(objectsIn(await guest.get('/cart/'))['wc_add_to_cart_params']?.['is_cart']).toBe('1');
    expect(objectsIn(await guest.get('/shop/'))['wc_add_to_cart_params']?.['is_cart']).toBe('');
    const { wc_checkout_params: checkout } = objectsIn(await guest.get('/checkout/'));
    expect(checkout).toMatchObject({ is_checkout: '1', option_guest_checkout: 'yes' });
  });

  it('is each word and table that the scripts of the checkout read', async () => {
    const objects = objectsIn(await guest.get('/checkout/'));
    const names = (object: string) => Object.keys(objects[object] ?? {}).sort();
    expect(names('wc_checkout_params')).toEqual([
      'ajax_url',
      'apply_coupon_nonce',
      'checkout_url',
      'debug_mode',
      'gateways_with_custom_place_order_button',
      'i18n_checkout_error',
      'is_checkout',
      'option_guest_checkout',
      'remove_coupon_nonce',
      'update_order_review_nonce',
      'wc_ajax_url',
    ]);
    expect(names('wc_country_select_params')).toEqual([
      'countries',
      'i18n_ajax_error',
      'i18n_input_too_long_1',
      'i18n_input_too_long_n',
      'i18n_input_too_short_1',
      'i18n_input_too_short_n',
      'i18n_load_more',
      'i18n_no_matches',
      'i18n_searching',
      'i18n_select_state_text',
      'i18n_selection_too_long_1',
      'i18n_selection_too_long_n',
    ]);
    expect(names('wc_address_i18n_params')).toEqual([
      'i18n_optional_text',
      'i18n_required_text',
      'locale',
      'locale_fields',
    ]);
    // They put a number in the place of it, and ask for lists and endpoints as such.
    for (const name of ['i18n_input_too_long_n', 'i18n_input_too_short_n', 'i18n_selection_too_long_n'])
      expect(objects['wc_country_select_params']?.[name]).toContain('%qty%');
    expect(objects['wc_checkout_params']).toMatchObject({
      gateways_with_custom_place_order_button: [],
      checkout_url: '/?wc-ajax=checkout',
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    });
  });

  it('has templates for what is chosen of a product in several makes', async () => {
    const page = (await guest.get('/product/jar/')).page();
    expect(page.getElementById('tmpl-variation-template')?.textContent).toContain(
      '{{{ data.variation.price_html }}}',
    );
    expect(page.getElementById('tmpl-unavailable-variation-template')).not.toBeNull();
  });

  it('is each place that they look for, on the page that has it', async () => {
    const ROW = 'tr.cart_item';
    const places: readonly (readonly [string, readonly string[]])[] = [
      [
        '/shop/',
        [
          'form.woocommerce-ordering select.orderby',
          '.add_to_cart_button.ajax_add_to_cart[data-product_id][data-success_message]',
        ],
      ],
      [
        '/product/jar/',
        [
          '.product form.variations_form[data-product_id][data-product_variations]',
          '.variations select[data-attribute_name][data-show_option_none]',
          '.single_variation_wrap .single_variation',
          '.single_variation_wrap .woocommerce-variation-add-to-cart input.qty[name=quantity]',
          'input.variation_id[name=variation_id]',
          '.reset_variations',
          '.reset_variations_alert',
          '.product .woocommerce-product-gallery.images .woocommerce-product-gallery__image--placeholder',
          '.wc-tabs-wrapper .wc-tabs li.reviews_tab a[role=tab][href="#tab-reviews"]',
          '.wc-tabs-wrapper .wc-tab.panel#tab-reviews #respond #submit',
        ],
      ],
      [
        '/cart/',
        [
          '.woocommerce .woocommerce-cart-form[method][action] .woocommerce-cart-form__contents',
          `${ROW} .product-remove > a[href]`,
          `${ROW} input.qty[type=number]`,
          '.coupon #coupon_code',
          '[name=update_cart][type=submit]',
          '[name=apply_coupon][type=submit]',
          'div.cart_totals tr.order-total',
          '.woocommerce-notices-wrapper',
        ],
      ],
      [
        '/checkout/',
        [
          '.woocommerce-billing-fields select#billing_country.country_to_state',
          '.form-row.address-field #billing_state',
          '.form-row.validate-required.validate-email input#billing_email',
          '#order_review .woocommerce-checkout-review-order-table',
          '.woocommerce-checkout-payment .payment_methods input.input-radio[name=payment_method][id]',
          'div.payment_box.payment_method_cod',
          'button#place_order[data-value]',
          'input#createaccount',
          'div.create-account #account_password',
          'form.checkout.woocommerce-checkout wc-order-attribution-inputs',
        ],
      ],
    ];
    for (const [path, selectors] of places) {
      const page = (await guest.get(path)).page();
      const missing = selectors.filter((selector) => page.querySelector(selector) === null);
      expect([path, missing]).toEqual([path, []]);
    }
  });

  it('is the weight and size of each make, in rows of the page that are named for it', async () => {
    const measured = await shop.product({ name: 'Bowl', slug: 'bowl', type: 'variable', weightG: 900 });
    const own = { weightG: 400, lengthMm: 130, widthMm: 90, choices: { size: 'S' } };
    await shop.product({ type: 'variation', parentId: measured, ...own });
    await shop.product({ type: 'variation', parentId: measured, choices: { size: 'L' } });
    const page = (await guest.get('/product/bowl/')).page();
    const row = page.querySelector('.woocommerce-product-attributes-item--weight');
    expect(row?.querySelector('.woocommerce-product-attributes-item__value')?.textContent).toBe('0.9 kg');
    const form = page.querySelector('form.variations_form');
    const makes: unknown = JSON.parse(form?.getAttribute('data-product_variations') ?? '');
    expect(makes).toMatchObject([
      { weight_html: '0.4 kg', dimensions_html: '13 × 9 cm' },
      // As heavy as the product is, when it says nothing of it.
      { weight_html: '0.9 kg', dimensions: '' },
    ]);
  });

  it('the cart’s form without a button only shows the cart, whatever is in its fields', async () => {
    const page = await guest.get('/cart/');
    const key = /name="cart\[(\w+)\]/.exec(page.body)?.[1] ?? '';
    const fields = {
      'woocommerce-cart-nonce': page.value('woocommerce-cart-nonce'),
      [`cart[${key}][qty]`]: 5,
    };
    const shown = await guest.post('/cart/', { ...fields, coupon_code: 'nonsense' });
    expect(shown.status).toBe(200);
    expect(shown.body).not.toContain('nonsense');
    expect((await guest.post('/cart/', { ...fields, update_cart: 'Update cart' })).status).toBe(303);
    expect((await guest.get('/cart/')).value(`cart[${key}][qty]`)).toBe('5');
  });

  it('a state that a script has listed counts, whichever list the page was drawn with', async () => {
    const page = await guest.get('/checkout/');
    const order = (country: string, listed: string) =>
      guest.ask('checkout', {
        billing_first_name: 'Ada',
        billing_last_name: 'Moss',
        billing_country: country,
        billing_address_1: '1 Street',
        billing_city: 'Town',
        billing_state: 'CA',
        billing_state_of: listed,
        billing_postcode: country === 'US' ? '94016' : '09124',
        billing_phone: '0102030405',
        billing_email: '',
        payment_method: 'cod',
        'woocommerce-process-checkout-nonce': page.value('woocommerce-process-checkout-nonce'),
      });
    const answer = (await order('IT', 'US')).json<{ messages: string }>();
    expect(answer.messages).toContain('billing_email');
    expect(answer.messages).not.toContain('billing_state');
  });

  it('other sites are told nothing, and allowed nothing, unless the owner names them', async () => {
    const before = await guest.get('/product/jug/');
    expect(objectsIn(before)['vitrine_elsewhere']).toBeUndefined();
    await setSettings(shop, {
      counter: { url: 'https://count.example/hit', siteId: '7' },
      contactWidget: { url: 'https://chat.example/loader.js?id=1' },
    });
    const after = await guest.get('/product/jug/');
    expect(objectsIn(after)['vitrine_elsewhere']).toEqual({
      counter_url: 'https://count.example/hit',
      site_id: '7',
      widget_url: 'https://chat.example/loader.js?id=1',
    });
    const rules = (seen: Seen) => (seen.headers.get('content-security-policy') ?? '').split('; ');
    const scripts = rules(after).find((rule) => rule.startsWith('script-src'));
    expect(scripts).toContain(' https://chat.example ');
    expect(rules(after).join()).not.toContain('count.example');
    expect(rules(before).join()).not.toContain('chat.example');
    await setSettings(shop, {});
  });
});
