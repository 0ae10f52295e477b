import { mailTexts } from '@vitrine/texts';
import { expect, it } from 'vitest';
import { emailChangedMail, invitationMail, newAccountMail, resetMail } from '../accounts/accountMails.ts';
import { put, testGuest, testLinks, testSettings } from '../cart/testing/cartOf.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { bought } from '../orders/testing/checkoutOf.ts';
import { composeMail } from './composeMail.ts';
import { openTestShop } from '../testing/testShop.ts';

const settings = testSettings({
  site: { language: 'ar_SA', title: 'واجهة' },
  mail: { ownerAddress: 'owner@shop.example' },
});

/** What the English catalogue says between its placeholders. */
const english = Object.values(mailTexts.en)
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((words) => words.trim())
  .filter((words) => words.includes(' '));
const englishIn = (text: string) => english.filter((words) => text.includes(words));

const person = { login: 'ines', email: 'ines@example.com' };
const accountMails = [
  newAccountMail({ id: 1, ...person }, settings, testLinks),
  resetMail(person, 'https://shop.example/', settings),
  emailChangedMail(person, 'b@example.com', settings),
  invitationMail({ ...person, firstName: '', invitedBy: 'لين' }, 'https://shop.example/', settings),
].map((mail) => composeMail(mail, settings, null));

it.each(accountMails)('writes to a customer in the shop’s language: $subject', ({ subject, html, plain }) => {
  expect(englishIn(`${subject}\n${html}\n${plain}`)).toEqual([]);
  expect(html).toContain('<html lang="ar-SA" dir="rtl">');
});

it('writes about orders and stock in the shop’s language, from right to left', async () => {
  const shop = await openTestShop('sqlite');
  const guest = testGuest();
  await put(shop, guest, await shop.product({ name: 'Jar', managesStock: true, stockQuantity: 2 }), 2);
  const order = await bought(shop, guest, {}, settings);
  for (const status of ['completed', 'cancelled'] as const)
    await changeOrder(shop, order.id, status, { settings, links: testLinks });
  const mails = await shop.queries.selectFrom('mails').select(['kind', 'subject', 'html', 'plain']).execute();
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['new_order', 'customer_completed_order', 'cancelled_order', 'no_stock']),
  );
  for (const { subject, html, plain } of mails) {
    expect(englishIn(`${subject}\n${html}\n${plain}`)).toEqual([]);
    expect(html).toContain('dir="rtl"');
  }
  const details = mails.find(({ kind }) => kind === 'new_order')?.html ?? '';
  expect(details).toContain('فرنسا');
  expect(details).not.toMatch(/Subtotal|Shipping|Payment method|France/);
});
