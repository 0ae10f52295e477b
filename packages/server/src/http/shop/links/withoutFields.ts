import type { Call } from '../../call/Call.ts';

/** facts/woo-contract §1: what is done when an address is opened, and must not be done again. */
const DONE = [
  'add-to-cart',
  'added-to-cart',
  'remove_item',
  'undo_item',
  'removed_item',
  'quantity',
  'variation_id',
  'order_again',
  'remove_coupon',
  '_wpnonce',
];

/** The address that was asked for, without what it did. */
export function withoutFields(
  { request, origin }: Call,
  more: Readonly<Record<string, string>> = {},
): string {
  // Put together, not resolved: `//other.example` and `/\\other.example` would be another site's.
  const url = new URL(`${origin}/${request.originalUrl.replace(/^[/\\]+/, '')}`);
  const isDone = (name: string): boolean => DONE.includes(name) || /^(?:attribute_|quantity\[)/.test(name);
  for (const name of Array.from(url.searchParams.keys()).filter(isDone)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}
