import { describe, expect, it } from 'vitest';
import { put, testGuest, testLinks, testSettings } from '../../../../cart/testing/cartOf.ts';
import { changeOrder } from '../../../../orders/changeOrder.ts';
import { bought } from '../../../../orders/testing/checkoutOf.ts';
import type { TestApi } from '../startApi.ts';

/** What mails say, and webhooks. */
export function describeMessages(api: () => TestApi): void {
  const as = () => api().as('shop_manager');

  describe('what a mail says', () => {
    const params = { kind: 'customer_completed_order', language: 'en' };
    const mailsOf = (order: number) =>
      api()
        .shop.queries.selectFrom('mails')
        .select(['subject', 'html', 'plain'])
        .where('once', 'like', `order:${order}:customer_completed_order%`)
        .execute();
    const complete = async () => {
      const { shop } = api();
      const guest = testGuest();
      await put(shop, guest, await shop.product({ isVirtual: true }));
      const { id } = await bought(shop, guest);
      const context = { settings: testSettings(), links: testLinks };
      expect((await changeOrder(shop, id, 'completed', context)).ok).toBe(true);
      return id;
    };

    it('is the owner’s where there is any, in previews, tests and real ones alike', async () => {
      const read = await as()('readMailText', { params });
      expect(read.body).toMatchObject({
        subject: '',
        defaults: { subject: 'Your {site_title} order is now complete', heading: 'Your order is complete' },
        canBeOff: true,
      });
      const body = {
        subject: 'Parcel {order_number} of {site_title}\r\nBcc: x@y.example',
        heading: '<b>Done</b>',
        additional: 'See you soon, {order_billing_full_name} & all.\n\nBye.',
      };
      const wrong = await as()('replaceMailText', {
        params,
        match: read.tag,
        body: { ...body, heading: 'For {nobody}' },
      });
      expect(wrong.body.errors).toEqual([
        { field: 'heading', message: 'There is no {nobody} in this mail.' },
      ]);
      const saved = await as()('replaceMailText', { params, match: read.tag, body });
      expect(saved.status).toBe(200);
      const late = await as()('replaceMailText', { params, match: read.tag, body });
      expect([late.status, late.tag]).toEqual([412, saved.tag]);
      const { body: list } = await as()('listMailTexts');
      expect(list.items.find(({ kind }: { kind: string }) => kind === params.kind).changed).toEqual(['en']);

      const id = await complete();
      const [real] = await mailsOf(id);
      expect(real?.subject).toBe(`Parcel ${id} of Vitrine Bcc: x@y.example`);
      expect(real?.html).toContain('&lt;b&gt;Done&lt;/b&gt;');
      expect(real?.html).toContain('See you soon, Ann Lee &amp; all.</p>');
      expect(real?.plain).toContain('See you soon, Ann Lee & all.\n\nBye.');
      const preview = await as()('previewMail', { params, body });
      expect(preview.body.subject).toBe('Parcel 1024 of Vitrine Bcc: x@y.example');
      expect(preview.body.html).toContain('See you soon, Ines Moreau &amp; all.</p>');
      const test = await as()('sendTestMail', { params, body });
      expect(test.body.recipient).toBe(api().users.shop_manager.email);
      const [newest] = (await as()('listMails')).body.items;
      expect(newest).toMatchObject({ subject: preview.body.subject, recipient: test.body.recipient });

      const none = { subject: '', heading: ' ', additional: '' };
      const back = await as()('replaceMailText', { params, match: '*', body: none });
      expect(back.body).toEqual(read.body);
    });

    it('is nothing while it is switched off, but for those that guard an account', async () => {
      const { tag } = await as()('readMailSwitch', { params });
      const off = await as()('switchMail', { params, match: tag, body: { isOff: true } });
      expect(off.body.isOff).toBe(true);
      expect((await as()('switchMail', { params, match: tag, body: { isOff: false } })).status).toBe(412);
      expect(await mailsOf(await complete())).toEqual([]);
      await as()('switchMail', { params, match: off.tag, body: { isOff: false } });
      expect(await mailsOf(await complete())).toHaveLength(1);
      const needed = { params: { kind: 'customer_reset_password' }, match: '*', body: { isOff: true } };
      expect((await as()('switchMail', needed)).status).toBe(422);
    });

    it('is written for every kind in every language', async () => {
      const { body } = await as()('listMailTexts');
      const texts = { subject: '', heading: '', additional: '' };
      for (const { kind } of body.items as readonly { kind: string }[])
        for (const language of ['en', 'ar']) {
          const { body: mail } = await as()('previewMail', { params: { kind, language }, body: texts });
          expect([kind, mail.subject, mail.html].join()).not.toMatch(/\{\w+\}/);
          expect(mail.html).toContain(`<html lang="${language}"`);
        }
    });
  });

  describe('a webhook', () => {
    const fields = { name: 'Books', topic: 'order.created', url: 'https://books.example/in' };
    it('keeps its secret to itself, and is changed, tested and deleted', async () => {
      const made = await as()('createWebhook', { body: fields });
      expect(made.body).toMatchObject({ ...fields, status: 'active', failures: 0 });
      expect(made.body.secret).toMatch(/^[\w-]{43}$/);
      const params = { id: made.body.id };
      const read = await as()('readWebhook', { params });
      const listed = await as()('listWebhooks');
      const changed = await as()('updateWebhook', {
        params,
        match: read.tag,
        body: { status: 'paused', secret: 'another one' },
      });
      expect(changed.body).toMatchObject({ status: 'paused', version: 2 });
      for (const { text } of [read, listed, changed])
        expect(text.includes('secret') || text.includes(made.body.secret)).toBe(false);
      const late = await as()('updateWebhook', { params, match: read.tag, body: { name: 'Late' } });
      expect([late.status, late.tag]).toEqual([412, changed.tag]);
      for (const url of ['ftp://books.example', 'books.example', 'https://a:b@books.example', '']) {
        const { status, body } = await as()('createWebhook', { body: { ...fields, url } });
        expect([status, body.errors[0].field]).toEqual([422, 'url']);
      }
      const test = await as()('testWebhook', { params });
      expect(test.body).toMatchObject({ status: 'queued', topic: '', tries: 0 });
      const one = { params: { ...params, deliveryId: test.body.id } };
      expect((await as()('readWebhookDelivery', one)).body).toEqual(test.body);
      expect((await as()('listWebhookDeliveries', { params })).body.items).toMatchObject([
        { id: test.body.id },
      ]);
      expect((await as()('sendWebhookAgain', one)).body.status).toBe('queued');
      const others = { params: { id: params.id + 1, deliveryId: test.body.id } };
      expect((await as()('sendWebhookAgain', others)).status).toBe(404);
      expect((await as()('deleteWebhook', { params, match: changed.tag })).status).toBe(204);
      expect((await as()('readWebhookDelivery', one)).status).toBe(404);
      expect((await as()('testWebhook', { params })).status).toBe(404);
    });
  });
}
