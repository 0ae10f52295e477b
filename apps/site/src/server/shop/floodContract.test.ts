import { describe, expect, it } from 'vitest';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const FORM_ITEMS = 100;

describe.each(pageDatabases)('forms of a thousand fields, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const lines = async () => (await shop.queries.selectFrom('cart_items').select('item_key').execute()).length;

  it('put no more into a cart than one form may', async () => {
    const ids: number[] = [];
    for (let number = 0; number < FORM_ITEMS + 30; number++) ids.push(await shop.product());
    const guest = visitor();
    const fields = ids.map((id) => `quantity[${id}]=1`).join('&');
    const asked = await guest.post(`/shop/?add-to-cart=${ids[0]}`, fields);
    expect(asked.status).toBe(303);
    expect(await lines()).toBe(FORM_ITEMS);
    expect((await guest.get('/cart/')).body).toContain('Only the first 100 of these products');
  });

  it('put in nothing by places in a list', async () => {
    const before = await lines();
    const guest = visitor();
    const fields = Array.from({ length: 1990 }, () => 'quantity[]=1').join('&');
    expect((await guest.post('/shop/?add-to-cart=1', fields)).status).toBe(303);
    expect((await lines()) - before).toBeLessThanOrEqual(FORM_ITEMS);
  });

  it('are too large when they come in too many parts', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
    const asked = await visitor().send('/cart/', {
      method: 'POST',
      body: `${part.repeat(2001)}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(asked.status).toBe(413);
  });
});
