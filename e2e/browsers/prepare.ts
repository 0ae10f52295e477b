import { buyer } from '../../apps/site/src/server/shop/testing/buyer.ts';
import type { Driver } from './Driver.ts';

/** A form of a page, sent as a press of its button sends it, with other values in its fields. */
interface SentForm {
  readonly page: string;
  readonly button: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** There are so many of it that orders of the tests change nothing that another page shows. */
export const BOUGHT = '/product/a-pair-of-soaps/';

const LISTED = '/product/celadon-mug/';
const toCart: SentForm = { page: BOUGHT, button: 'form.cart button' };

/** Hands back the address that sending them led to. */
const send =
  (...forms: readonly SentForm[]) =>
  (driver: Driver): Promise<string> =>
    driver.evaluate(sendForms, forms);

export const addToCart = send(toCart);
export const addToLists = (driver: Driver): Promise<string> =>
  driver.evaluate(followLinks, [
    [LISTED, '.wd-wishlist-btn a'],
    [LISTED, '.wd-compare-btn a'],
    [BOUGHT, '.wd-compare-btn a'],
  ] as const);
export const order = send(toCart, { page: '/checkout/', button: '#place_order', fields: buyer });

/** Runs in the page, as where no script does what a link stands for; hands back where the last one led to. */
async function followLinks(links: readonly (readonly [page: string, link: string])[]): Promise<string> {
  let address = '';
  for (const [page, link] of links) {
    const html = await (await fetch(page)).text();
    const followed = new DOMParser().parseFromString(html, 'text/html').querySelector(link);
    const answer = await fetch(followed?.getAttribute('href') ?? 'nowhere');
    if (!answer.ok) throw new Error(`${page} has no link ${link}`);
    address = new URL(answer.url).pathname;
  }
  return address;
}

/** Runs in the page. */
async function sendForms(forms: readonly SentForm[]): Promise<string> {
  let address = '';
  for (const { page, button, fields = {} } of forms) {
    const html = await (await fetch(page)).text();
    const pressed = new DOMParser().parseFromString(html, 'text/html').querySelector(button);
    const { form } = pressed as HTMLButtonElement;
    if (!form) throw new Error(`${page} has no form with ${button}`);
    const body = new FormData(form, pressed as HTMLButtonElement);
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await fetch(form.getAttribute('action') ?? page, { method: 'POST', body });
    address = new URL(answer.url).pathname + new URL(answer.url).search;
  }
  return address;
}
