import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { put, testGuest } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { bought, testAddress, withOwner } from '../orders/testing/checkoutOf.ts';
import { openTestShop } from '../testing/testShop.ts';
import { clearSentMails } from './clearSentMails.ts';
import { queueMail } from './queueMail.ts';
import { sendAgain } from './sendAgain.ts';
import { sendMails } from './sendMails.ts';
import type { MailSender, OutgoingMail } from './MailTransport.ts';
import { createFolderTransport } from './transports.ts';

const mail = (once: string) => ({
  once,
  kind: 'test',
  recipient: 'ann@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  plain: 'Hello',
});

function collect(fails = 0): MailSender & { readonly sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  let left = fails;
  return {
    sent,
    send: async (one) => {
      await new Promise((done) => setTimeout(done, 1));
      if (left-- > 0) throw new Error('451 later');
      sent.push(one);
    },
    close: () => {},
  };
}

describe.each(databaseKinds)('mails on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const MINUTE = 60_000;

  it('about one thing are queued once', async () => {
    await queueMail(shop, mail('a'));
    await queueMail(shop, { ...mail('a'), subject: 'Again' });
    const transport = collect();
    expect(await sendMails(shop, transport, withOwner)).toEqual({ sent: 1, delayed: 0, failed: 0 });
    expect(transport.sent).toMatchObject([
      { subject: 'Hello', from: { name: 'Vitrine', address: 'shop@localhost' }, to: 'ann@example.com' },
    ]);
  });

  it('go out once, however many instances send', async () => {
    for (let count = 0; count < 30; count++) await queueMail(shop, mail(`many-${count}`));
    const transport = collect();
    await Promise.all(Array.from({ length: 4 }, () => sendMails(shop, transport, withOwner, 30)));
    expect(transport.sent).toHaveLength(30);
    expect(new Set(transport.sent.map(({ id }) => id)).size).toBe(30);
  });

  it('are tried again after longer and longer waits, then given up', async () => {
    await queueMail(shop, mail('broken'));
    const transport = collect(99);
    expect(await sendMails(shop, transport, withOwner)).toMatchObject({ delayed: 1 });
    expect(await sendMails(shop, transport, withOwner)).toMatchObject({ sent: 0, delayed: 0 });
    for (const minutes of [1, 5, 30, 120]) {
      shop.wait(minutes * MINUTE);
      expect(await sendMails(shop, transport, withOwner)).toMatchObject({ delayed: 1 });
    }
    shop.wait(720 * MINUTE);
    expect(await sendMails(shop, transport, withOwner)).toMatchObject({ failed: 1 });
    shop.wait(9999 * MINUTE);
    expect(await sendMails(shop, collect(), withOwner)).toEqual({ sent: 0, delayed: 0, failed: 0 });
    const row = await shop.queries
      .selectFrom('mails')
      .select(['status', 'tries', 'error'])
      .where('once', '=', 'broken')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'failed', tries: 6, error: '451 later' });
  });

  it('that an ended process had claimed are sent by another', async () => {
    await queueMail(shop, mail('claimed'));
    void sendMails(shop, { send: () => new Promise(() => {}), close: () => {} }, withOwner, 1);
    await new Promise((done) => setTimeout(done, 50));
    expect(await sendMails(shop, collect(), withOwner)).toMatchObject({ sent: 0 });
    shop.wait(11 * MINUTE);
    expect(await sendMails(shop, collect(), withOwner)).toMatchObject({ sent: 1 });
  });

  it('about an order show what was bought, escaped, as HTML and as text', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-mails-'));
    const guest = testGuest();
    await put(shop, guest, await shop.product({ name: 'Cup <i>blue</i>' }), 2);
    await bought(shop, guest, {
      billing: { ...testAddress, lastName: 'L\r\nBcc: x@y.z' },
      paymentMethod: 'bacs',
    });
    const rows = await shop.queries.selectFrom('mails').selectAll().where('status', '=', 'queued').execute();
    expect(rows.map((row) => row.kind)).toEqual(['new_order', 'customer_on_hold_order']);
    for (const { html, plain } of rows) {
      expect(html).toContain('Cup &lt;i&gt;blue&lt;/i&gt; × 2');
      expect(html).toContain('€20.00');
      expect(plain).toContain('Cup <i>blue</i> × 2: €20.00');
    }
    await sendMails(shop, createFolderTransport(folder), withOwner);
    const files = await readdir(folder);
    expect(files.map((file) => file.replace(/^\d+-/, '')).sort()).toEqual([
      'customer_on_hold_order.eml',
      'new_order.eml',
    ]);
    const eml = await readFile(join(folder, files[0] ?? ''), 'utf8');
    const [head] = eml.split('\r\n\r\n');
    expect(head).toMatch(/^From: Vitrine <shop@localhost>/m);
    expect(head).not.toMatch(/^Bcc:/m);
    await rm(folder, { recursive: true });
  });

  it('with a link that opens an account are emptied as soon as they are sent', async () => {
    await queueMail(shop, { ...mail('reset'), kind: 'customer_reset_password', plain: 'key=abc' });
    const transport = collect();
    await sendMails(shop, transport, withOwner);
    expect(transport.sent).toMatchObject([{ text: 'key=abc' }]);
    const kept = () =>
      shop.queries
        .selectFrom('mails')
        .select(['id', 'html', 'plain', 'recipient'])
        .where('once', '=', 'reset')
        .executeTakeFirstOrThrow();
    const { id, ...row } = await kept();
    expect(row).toEqual({ html: '', plain: '', recipient: 'ann@example.com' });
    expect(await sendAgain(shop, id)).toMatchObject({
      ok: false,
      errors: [{ message: 'Its contents are not kept any more.' }],
    });
    // As an older version left it.
    await shop.queries
      .updateTable('mails')
      .set({ html: 'key=abc', plain: 'key=abc' })
      .where('id', '=', id)
      .execute();
    expect(await clearSentMails(shop)).toBe(1);
    expect(await kept()).toMatchObject({ html: '', plain: '' });
  });

  it('are cleared of what is private after a month', async () => {
    shop.wait(31 * 24 * 60 * MINUTE);
    expect(await clearSentMails(shop)).toBeGreaterThan(0);
    expect(await clearSentMails(shop)).toBe(0);
    await queueMail(shop, mail('a'));
    expect(await sendMails(shop, collect(), withOwner)).toMatchObject({ sent: 0 });
  });
});
