import type { Acknowledged } from './Acknowledged.ts';
import { api, moduleDocument } from './api.ts';
import type { createBrowserless } from './createBrowserless.ts';
import { placeOrder } from './placeOrder.ts';
import type { Prepared } from './prepareShop.ts';

export interface Writer extends Prepared {
  readonly url: string;
  /** The editor's. */
  readonly token: string;
  readonly acknowledged: Acknowledged;
}

/** One write of a lane; it ends well when the shop said that it is done. */
export type Write = (writer: Writer, guest: ReturnType<typeof createBrowserless>) => Promise<void>;

const anyOf = (ids: readonly number[]): number => ids[Math.floor(Math.random() * ids.length)] ?? 0;

const addToCart: Write = async ({ ids, acknowledged: { carts } }, guest) => {
  const id = anyOf(ids);
  const answer = await guest.ask('add_to_cart', { product_id: id });
  if (!/^\w{32}$/.test(String(answer['cart_hash']))) throw new Error('not acknowledged');
  const key = `${customerOf(guest.cookies)} ${id}`;
  carts.set(key, (carts.get(key) ?? 0) + 1);
};

/** The first part of the session cookie. */
function customerOf(cookies: ReadonlyMap<string, string>): string {
  const [, value = ''] = [...cookies].find(([name]) => name.startsWith('wp_woocommerce_session_')) ?? [];
  return decodeURIComponent(value).split('|')[0] ?? '';
}

const order: Write = async ({ url, ids, acknowledged: { orders } }) => {
  orders.add(await placeOrder(url, anyOf(ids)));
};

const saveModule: Write = async ({ url, token, moduleId, acknowledged: { versions } }) => {
  const path = `/modules/${moduleId}`;
  const now = await api(url, token, 'GET', path, null);
  const body = { document: moduleDocument(String(Math.random())) };
  const saved = await api(url, token, 'PATCH', path, body, now.headers.get('etag') ?? '');
  if (saved.status !== 200) throw new Error('not acknowledged');
  versions.add(((await saved.json()) as { version: number }).version);
};

/** One lane saves the module, two order (they ask three times for each), the rest fill carts. */
export const writeOf = (lane: number): Write => [saveModule, order, order][lane] ?? addToCart;
