import { addNotice } from '../notices/addNotice.ts';
import type { Shop } from '../Shop.ts';

/** Hands on what the visitor is to read, in the transaction that made it so. */
export type Tell = (shop: Shop, html: string) => Promise<void>;

/** By the next full page. */
export const tellNext =
  (customerId: string): Tell =>
  (shop, html) =>
    addNotice(shop, customerId, 'error', html);
