import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { takeNoticeViews } from '../http/words/takeNoticeViews.ts';
import { openTestShop } from '../testing/testShop.ts';
import { md5 } from './itemKey.ts';
import { readCart } from './readCart.ts';
import { readQuantity } from './readQuantity.ts';
import { removeItem } from './removeItem.ts';
import { put, testGuest, testLinks, testSettings, variable } from './testing/cartOf.ts';

describe.each(databaseKinds)('adding to a cart on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const settings = testSettings();
  const told = async (customer: string) =>
    (await takeNoticeViews({ shop, settings, links: testLinks }, customer)).map(({ html }) => html);
  const quantities = async (customer: string) =>
    (await readCart(shop, customer, settings)).lines.map(({ quantity }) => quantity);

  it('makes a line with the key that scripts know', async () => {
    const [guest, id] = [testGuest(), await shop.product({ name: 'Cup' })];
    const added = await put(shop, guest, id, 2);
    expect(added).toEqual({ ok: true, key: md5(String(id)), productId: id, name: 'Cup', quantity: 2 });
    await put(shop, guest, id, 3);
    expect(await quantities(guest)).toEqual([5]);
    expect(await told(guest)).toEqual([]);
  });

  it('refuses what is not there without a word', async () => {
    const guest = testGuest();
    const trashed = await shop.product({ status: 'trash' });
    for (const id of [0, -1, 999_999, 2 ** 40, Number.NaN])
      expect(await put(shop, guest, id)).toEqual({
        ok: false,
        product: null,
        said: { code: 'product_unknown' },
      });
    expect(await put(shop, guest, trashed)).toMatchObject({ ok: false, product: { id: trashed } });
    expect(await put(shop, guest, await shop.product(), 0)).toMatchObject({ ok: false });
    expect(await told(guest)).toEqual([]);
    const sessions = await shop.queries
      .selectFrom('shop_sessions')
      .selectAll()
      .where('customer_id', '=', guest)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('wants options of a product that has some', async () => {
    const guest = testGuest();
    const { parent } = await variable(shop, { name: 'Mug "L"', slug: 'mug-l' });
    expect(await put(shop, guest, parent)).toMatchObject({ ok: false, product: { id: parent } });
    expect(await told(guest)).toEqual([
      'Please choose product options by visiting <a href="https://shop.example/product/mug-l/" title="Mug &quot;L&quot;">Mug &quot;L&quot;</a>.',
    ]);
  });

  it('finds the variation by its id or by what was chosen', async () => {
    const guest = testGuest();
    const { parent, red, blue } = await variable(shop, { name: 'Mug' });
    const byId = await put(shop, guest, red);
    expect(byId).toMatchObject({ ok: true, productId: parent, name: 'Mug - Deep Red' });
    const form = { variationId: red, choices: { attribute_pa_colour: 'deep-red' } };
    expect(await put(shop, guest, parent, 1, form)).toEqual(byId);
    const chosen = { choices: { attribute_pa_colour: 'Blue' } };
    expect(await put(shop, guest, parent, 1, chosen)).toMatchObject({ ok: true, name: 'Mug - Blue' });
    const { lines } = await readCart(shop, guest, settings);
    expect(lines.map((line) => line.quantity).sort()).toEqual([1, 2]);
    expect(lines.find((line) => line.variationId === blue)?.choices).toEqual([
      { name: 'attribute_pa_colour', label: 'Colour', value: 'Blue' },
    ]);
    const wrong = { variationId: red, choices: { attribute_pa_colour: 'Blue' } };
    expect(await put(shop, guest, parent, 1, wrong)).toMatchObject({ ok: false });
    expect(await told(guest)).toEqual(['Invalid value posted for Colour']);
  });

  it('asks for a choice that the variation leaves open', async () => {
    const guest = testGuest();
    const { parent } = await variable(shop);
    const any = await shop.product({ type: 'variation', parentId: parent, choices: { colour: '' } });
    expect(await put(shop, guest, any)).toMatchObject({ ok: false });
    expect(await told(guest)).toEqual(['Colour is a required field']);
    const chosen = { choices: { colour: 'Blue' } };
    expect(await put(shop, guest, any, 1, chosen)).toMatchObject({ ok: true });
  });

  it('sells one piece only of what is sold individually', async () => {
    const guest = testGuest();
    const id = await shop.product({ name: 'Print', isSoldIndividually: true });
    expect(await put(shop, guest, id, 7)).toMatchObject({ ok: true, quantity: 1 });
    expect(await put(shop, guest, id)).toMatchObject({ ok: false });
    expect((await told(guest))[0]).toMatch(
      /^You cannot add another "Print" to your cart\. <a href=".*\/cart\/"/,
    );
  });

  it('does not sell what is unpublished, has no price or is only listed', async () => {
    const guest = testGuest();
    const fields = [
      { status: 'draft' },
      { regularPrice: null },
      { type: 'grouped' },
      { type: 'external' },
    ] as const;
    for (const product of fields)
      expect(await put(shop, guest, await shop.product(product))).toMatchObject({ ok: false });
    expect(await told(guest)).toEqual(fields.map(() => 'Sorry, this product cannot be purchased.'));
    expect(await quantities(guest)).toEqual([]);
  });

  it('keeps within stock, alone and together with the cart', async () => {
    const guest = testGuest();
    const gone = await shop.product({ name: 'A & B', stockStatus: 'outofstock' });
    const few = await shop.product({ name: 'Few', managesStock: true, stockQuantity: 3 });
    expect(await put(shop, guest, gone)).toMatchObject({ ok: false });
    expect(await put(shop, guest, few, 4)).toMatchObject({ ok: false });
    expect(await put(shop, guest, few, 2)).toMatchObject({ ok: true });
    expect(await put(shop, guest, few, 2)).toMatchObject({ ok: false });
    expect(await told(guest)).toEqual([
      'You cannot add "A &amp; B" to the cart because the product is out of stock.',
      'You cannot add that amount of "Few" to the cart because there is not enough stock (3 remaining).',
      expect.stringContaining(
        'You cannot add that amount to the cart — we have 3 in stock and you already have 2 in your cart.',
      ),
    ]);
    const later = await shop.product({ managesStock: true, stockQuantity: 0, backorders: 'notify' });
    expect(await put(shop, guest, later, 9)).toMatchObject({ ok: true });
  });

  it('counts variations together that share the stock of their parent', async () => {
    const guest = testGuest();
    const { parent, blue, red } = await variable(shop, { managesStock: true, stockQuantity: 3 });
    const own = await shop.product({
      type: 'variation',
      parentId: parent,
      choices: { colour: 'Blue' },
      managesStock: true,
      stockQuantity: 5,
    });
    expect(await put(shop, guest, own, 5)).toMatchObject({ ok: true });
    expect(await put(shop, guest, blue, 2)).toMatchObject({ ok: true });
    expect(await put(shop, guest, red, 2)).toMatchObject({ ok: false });
    expect(await put(shop, guest, red, 1)).toMatchObject({ ok: true });
    expect(await put(shop, guest, own, 1)).toMatchObject({ ok: false });
  });

  it('brings a removed line back with the new quantity', async () => {
    const [guest, id] = [testGuest(), await shop.product()];
    await put(shop, guest, id, 5);
    await removeItem(shop, guest, md5(String(id)));
    await put(shop, guest, id, 2);
    expect(await quantities(guest)).toEqual([2]);
  });

  it('keeps lines apart that were sent with something of their own', async () => {
    const [guest, id] = [testGuest(), await shop.product()];
    await put(shop, guest, id, 1, { extra: { engraving: 'Ann' } });
    await put(shop, guest, id, 1, { extra: { engraving: 'Bob' } });
    expect(await quantities(guest)).toEqual([1, 1]);
  });

  it('loses none of 50 adds at once, nor of 9 different ones', async () => {
    const [guest, id] = [testGuest(), await shop.product()];
    await Promise.all(Array.from({ length: 50 }, () => put(shop, guest, id)));
    expect(await quantities(guest)).toEqual([50]);
    const ids = await Promise.all(Array.from({ length: 9 }, () => shop.product()));
    const other = testGuest();
    await Promise.all(ids.map((one) => put(shop, other, one)));
    expect(await quantities(other)).toHaveLength(9);
  });

  it('never has more in the cart than there is, also when asked at once', async () => {
    const [guest, id] = [testGuest(), await shop.product({ managesStock: true, stockQuantity: 10 })];
    const adds = await Promise.all(Array.from({ length: 20 }, () => put(shop, guest, id)));
    expect(adds.filter(({ ok }) => ok)).toHaveLength(10);
    expect(await quantities(guest)).toEqual([10]);
  });
});

it.each([
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['2.5', 2],
  ['abc', 0],
  ['-3', -3],
  ['7', 7],
  ['1e9', 1],
  ['99999999999999999999', 99_999],
])('reads the quantity %s as %d', (text, quantity) => expect(readQuantity(text)).toBe(quantity));
