import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { buyer } from '../apps/site/src/server/shop/testing/buyer.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { api } from './support/shop/api.ts';
import { enterAdmin, goWithin } from './support/shop/enterAdmin.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';
import { placeOrder } from './support/shop/placeOrder.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What another program gets. */
const received: Received[] = [];
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.end('noted');
  });
});

// One shop for all of them.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
test.beforeAll(async () => {
  await new Promise<void>((open) => receiver.listen(0, '127.0.0.1', open));
  shop = await startOwnShop();
});
test.afterAll(async () => {
  receiver.close();
  await shop.stop();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const productId = async (token: string): Promise<number> => {
  const answer = await api(shop.url, token, 'GET', '/products?search=Celadon+mug', null);
  return ((await answer.json()) as { items: { id: number }[] }).items[0]?.id ?? 0;
};

const INVITED = 'nora@example.com';
const PASSWORD = 'seven herons on a weir';

/** Who was invited, at the link of the mail. */
async function accept(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.locator('main')).toContainText(INVITED);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.locator('#password_1').fill(PASSWORD);
  await page.locator('#password_2').fill(PASSWORD);
  await press(page, 'Accept the invitation');
  await expect(page.locator('.shell')).toBeVisible();
  return page;
}

test('an editor is invited, comes, may not see orders, and is out when blocked', async ({ browser }) => {
  const { page, errors } = await enterAdmin(browser, shop.url, '/users');
  await press(page, 'Invite somebody');
  await expect(heading(page, 'New invitation')).toBeVisible();
  await field(page, 'Email').fill('nobody');
  await press(page, 'Create');
  await expect(page.locator('.field-error').first()).not.toBeEmpty();
  await field(page, 'Email').fill(INVITED);
  await field(page, 'First name').fill('Nora');
  expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  await press(page, 'Create');
  await expect(page.getByRole('rowheader', { name: INVITED })).toBeVisible();
  await expect.poll(() => shop.letter('invitation')).toContain('/my-account/invitation/?key=');
  const link = /http:\S+\/my-account\/invitation\/\?key=[\w-]+/.exec(shop.letter('invitation'))?.[0] ?? '';

  const editor = await accept(browser, link);
  await test.step('the editor', async () => {
    await expect(editor.locator('nav.side')).toContainText('Pages');
    await expect(editor.locator('nav.side')).not.toContainText('Orders');
    await expect(editor.locator('nav.side')).not.toContainText('Privacy');
    for (const path of ['orders', 'users', 'invitations', 'webhooks'])
      expect(await editor.evaluate(async (name) => (await fetch(`/api/v1/${name}`)).status, path)).toBe(403);
    await editor.goto(link);
    await expect(editor.locator('main')).toContainText('This invitation has been used');
  });

  await test.step('rights, in a table', async () => {
    await goWithin(page, '/roles');
    const row = page.getByRole('row', { name: /Work on orders/ });
    await expect(row.getByRole('cell').nth(1)).toHaveText('No');
    await expect(row.getByRole('cell').nth(3)).toHaveText('Yes');
  });

  await test.step('a user’s own page', async () => {
    await goWithin(page, `/users?search=${INVITED}`);
    await page.getByRole('rowheader', { name: /Nora/ }).click();
    await expect(heading(page, 'Nora')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(INVITED);
    await field(page, 'Display name').fill('Nora of the blog');
    await press(page, 'Save');
    await expect(heading(page, 'Nora of the blog')).toBeVisible();
    await expect(page.getByRole('table')).toContainText('127.0.0.1');
    await press(page, 'Block');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.locator('.head .badge')).toHaveText('Blocked');
    await expect(page.locator('main')).toContainText('Logged in nowhere.');
    await editor.goto('/admin');
    await editor.getByLabel('User name or email').fill(INVITED);
    await editor.getByLabel('Password').fill(PASSWORD);
    await editor.keyboard.press('Enter');
    await expect(editor.getByRole('alert')).toHaveText('This account is blocked. Please contact us.');
    await press(page, 'Let in again');
    await expect(page.locator('.head .badge')).toBeHidden();
  });
  expect(errors.filter((error) => !/status of 4(?:03|22)/.test(error))).toEqual([]);
  await editor.context().close();
  await page.context().close();
});

test('mails say what the owner wants, another program is told of orders, and a guest is erased', async ({
  browser,
}) => {
  const token = shop.token;
  const { page, errors } = await enterAdmin(browser, shop.url, '/mail-texts');
  await test.step('the texts of a mail', async () => {
    await page.getByRole('rowheader', { name: 'Order is complete' }).click();
    await expect(heading(page, 'Order is complete')).toBeVisible();
    await page.getByLabel(/^Subject;/).fill('{site_title}: parcel {order_number} has left');
    await page.getByLabel('At the end of the mail').fill('Water it twice a week.');
    const frame = page.frameLocator('iframe[title="Preview of the mail"]');
    await expect(frame.locator('body')).toContainText('Water it twice a week.');
    await expect(page.getByText('parcel 1024 has left')).toBeVisible();
    await press(page, 'Save');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await press(page, 'Send it to me');
    await expect(page.getByText(/It is on its way to editor@example.com/)).toBeVisible();
  });
  let secret = '';
  await test.step('a webhook', async () => {
    await goWithin(page, '/webhooks/new');
    await expect(heading(page, 'New webhook')).toBeVisible();
    await field(page, 'Name').fill('Bookkeeping');
    await field(page, 'Address').fill('nowhere');
    await press(page, 'Create');
    await expect(page.locator('.field', { hasText: 'Address' }).locator('.field-error')).not.toBeEmpty();
    await field(page, 'Address').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`);
    await press(page, 'Create');
    secret = await page.getByRole('textbox', { name: 'Secret', exact: true }).inputValue();
    expect(secret.length).toBeGreaterThan(30);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(heading(page, 'Bookkeeping')).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    await press(page, 'Send a test');
    await expect(page.getByRole('row', { name: /Test/ })).toContainText('Delivered');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  });
  const order = await placeOrder(shop.url, await productId(token));
  await test.step('an order', async () => {
    await expect.poll(() => received.length).toBe(2);
    const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
    const signature = createHmac('sha256', secret).update(body).digest('base64');
    expect(headers['x-wc-webhook-signature']).toBe(signature);
    expect([headers['x-wc-webhook-topic'], JSON.parse(body).id]).toEqual(['order.created', order]);
    await page.reload();
    const row = page.getByRole('row', { name: new RegExp(`order.created ${order}`) });
    await expect(row).toContainText('Delivered');
    await row.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('noted');
    await expect(page.getByRole('dialog')).toContainText(buyer.billing_email);
    expect(await findAccessibilityFaults(page, '[role=dialog]')).toEqual([]);
    const completed = { status: 'completed' };
    expect((await api(shop.url, token, 'PATCH', `/orders/${order}`, completed, '*')).status).toBe(200);
    const [mail] = await shop.mailsTo(buyer.billing_email);
    expect(mail?.subject).toMatch(new RegExp(`: parcel ${order} has left$`));
    expect(mail?.plain).toContain('Water it twice a week.');
  });
  await test.step('a guest among the customers', async () => {
    await goWithin(page, '/customers?kind=guest');
    const guest = page.getByRole('row', { name: /Ada Byron/ });
    await expect(guest).toContainText('Guest');
    await guest.click();
    await expect(page.getByRole('rowheader', { name: `#${order}` })).toBeVisible();
  });
  await test.step('privacy', async () => {
    await goWithin(page, `/privacy?email=${encodeURIComponent(buyer.billing_email)}`);
    await expect(page.getByRole('button', { name: 'Erase the person' })).toBeHidden();
    await field(page, 'The same address once more').fill(buyer.billing_email);
    const download = page.waitForEvent('download');
    await press(page, 'Hand out the data');
    expect((await download).suggestedFilename()).toContain('personal-data-');
    await press(page, 'Erase the person');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase the person' }).click();
    await expect(page.getByRole('row', { name: /Erased/ })).toContainText(buyer.billing_email);
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    const answer = await api(shop.url, token, 'GET', `/orders/${order}`, null);
    expect(((await answer.json()) as { billing: { email: string } }).billing.email).toBe('');
    expect(await shop.mailsTo(buyer.billing_email)).toEqual([]);
  });
  expect(errors.filter((error) => !/status of 4(?:00|22)/.test(error))).toEqual([]);
  await page.context().close();
});
