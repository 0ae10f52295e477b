import * as exported from '@vitrine/texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestSite } from './testing/startTestSite.ts';

type Catalogue = Readonly<Record<'en', Readonly<Record<string, string | Readonly<Record<string, string>>>>>>;

/** What the English catalogues say in several words, between placeholders. */
const english = (
  Object.values(exported).filter((value) => typeof value === 'object') as unknown as Catalogue[]
)
  .flatMap(({ en }) => Object.values(en))
  .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
  .flatMap((text) => text.replaceAll(/<[^<>]*>/g, '').split(/\{\w+\}/))
  .map((words) => words.trim())
  .filter((words) => words.split(' ').length > 1 && words.length > 6);

/** Values of buttons are the wire's, not the visitor's. */
const seenIn = (html: string): string => html.replaceAll(/ value="[^"]*"/g, '');
const englishIn = (html: string) => english.filter((words) => seenIn(html).includes(words));

describe('an Arabic shop', async () => {
  const { shop, visitor } = await startTestSite('sqlite');
  let id = 0;

  beforeAll(async () => {
    id = await shop.indexed({
      name: 'مزهرية',
      slug: 'vase',
      managesStock: true,
      stockQuantity: 3,
      weightG: 1400,
    });
    const value = JSON.stringify({
      site: { language: 'ar', title: 'واجهة', timeZone: 'Asia/Riyadh' },
      checkout: { termsUrl: '/terms/' },
    });
    await shop.queries.insertInto('settings').values({ name: 'shop', value, updated_at: 1 }).execute();
  });

  it.each([
    ['/shop/', 200],
    ['/product/vase/', 200],
    ['/?s=zzz&post_type=product', 200],
    ['/cart/', 200],
    ['/my-account/', 200],
    ['/my-account/lost-password/', 200],
    ['/wishlist/', 200],
    ['/compare/', 200],
    ['/blog/', 200],
    ['/checkout/order-received/7/', 200],
    ['/nowhere/', 404],
  ])('speaks Arabic at %s, from right to left', async (path, status) => {
    const seen = await visitor().get(path);
    expect(seen.status).toBe(status);
    expect(seen.body).toMatch(/<html lang="ar" dir="rtl">/);
    expect(englishIn(seen.body)).toEqual([]);
  });

  it('says in Arabic what its rules say, in pages and in what scripts get', async () => {
    const buyer = visitor();
    await buyer.get(`/?add-to-cart=${id}`);
    expect((await buyer.get('/cart/')).body).toContain('أُضيف “مزهرية” إلى سلتك.');
    const checkout = await buyer.get('/checkout/');
    expect(englishIn(checkout.body)).toEqual([]);
    expect(checkout.body).toContain('فرنسا');
    const nonce = 'woocommerce-process-checkout-nonce';
    const fields = { [nonce]: checkout.value(nonce), billing_country: 'FR', payment_method: 'cod' };
    const refused = await buyer.post('/checkout/', fields);
    expect(refused.body).toContain('الاسم الأول (الفاتورة)');
    expect(englishIn(refused.body)).toEqual([]);
    const { messages } = (await buyer.ask('checkout', fields)).json<{ messages: string }>();
    expect(messages).toContain('الاسم الأول (الفاتورة)');
    expect(englishIn(messages)).toEqual([]);
    await buyer.get(`/?add-to-cart=${id}&quantity=50`);
    expect(englishIn((await buyer.get('/cart/')).body)).toEqual([]);
  });

  it('keeps the names of the wire as they are', async () => {
    const buyer = visitor();
    await buyer.get(`/?add-to-cart=${id}`);
    expect(
      (await buyer.get('/cart/')).page().querySelector('[name=update_cart]')?.getAttribute('value'),
    ).toBe('Update cart');
  });
});
