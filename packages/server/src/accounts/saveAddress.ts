import { type Address, readAddress } from '../pricing/Address.ts';
import { keptState } from '../pricing/states.ts';
import type { Shop } from '../Shop.ts';
import { ADDRESS_FIELD_MAX_LENGTH } from './limits.ts';
import { oneLine } from '../text/oneLine.ts';

export type AddressKind = 'billing' | 'shipping';

/** Replaces one address of a user, as it was checked by whoever took it. False when there is no such user. */
export async function saveAddress(
  { queries, now }: Shop,
  userId: number,
  kind: AddressKind,
  address: Partial<Address>,
): Promise<boolean> {
  const read = readAddress(address);
  const entries = Object.entries({ ...read, state: keptState(read.country, read.state) }).map(
    ([name, value]) => [name, oneLine(String(value), ADDRESS_FIELD_MAX_LENGTH)] as const,
  );
  const written = JSON.stringify(Object.fromEntries(entries));
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set((eb) => ({ [kind]: written, version: eb('version', '+', 1), updated_at: now() }))
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
