import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findMail, listMails } from './listMails.ts';
import { queueMail } from './queueMail.ts';
import { sendAgain } from './sendAgain.ts';

describe.each(databaseKinds)('a mail on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const set = (values: object) => shop.queries.updateTable('mails').set(values).execute();

  it('goes back into the queue unless somebody sends it now, or it is not kept', async () => {
    await queueMail(shop, { once: '1', kind: 'a', recipient: 'a@b.c', subject: 'Hi', html: 'H', plain: 'P' });
    const sort = { field: 'id', isDescending: true } as const;
    const { items, total } = await listMails(shop, { status: 'queued', sort, page: 1, perPage: 10 });
    expect([items[0]?.subject, total]).toEqual(['Hi', 1]);
    expect(items[0]).not.toHaveProperty('html');
    const id = items[0]?.id ?? 0;
    await set({ status: 'failed', tries: 6, error: 'No' });
    expect(await sendAgain(shop, id)).toEqual({ ok: true, id });
    expect(await findMail(shop, id)).toMatchObject({ status: 'queued', tries: 0, error: '' });
    await set({ status: 'sending' });
    expect(await sendAgain(shop, id)).toMatchObject({ errors: [{ message: 'It is being sent.' }] });
    await set({ status: 'sent', recipient: '' });
    expect((await sendAgain(shop, id)).ok).toBe(false);
    expect(await sendAgain(shop, id + 1)).toMatchObject({ reason: 'missing' });
  });
});
