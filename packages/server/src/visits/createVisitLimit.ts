import { createHash, randomBytes } from 'node:crypto';
import type { Shop } from '../Shop.ts';
import { ADDRESSES_KNOWN, VISITS_A_MINUTE, VISITS_BY_ADDRESS } from './limits.ts';

const MINUTE_MS = 60_000;

/**
 * Whether one more visit of an address is counted. It is asked for every visitor, so nothing of it is written anywhere: hashes of
 * addresses, with a salt that nobody knows, stand in the memory until their window is over.
 */
export function createVisitLimit({ now }: Pick<Shop, 'now'>): (address: string) => boolean {
  const { limit, windowMs } = VISITS_BY_ADDRESS;
  let salt = randomBytes(16);
  let window = 0;
  let minute = 0;
  let inMinute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) {
      window = current;
      salt = randomBytes(16);
      counts.clear();
    }
    const thisMinute = Math.floor(now() / MINUTE_MS);
    if (thisMinute !== minute) [minute, inMinute] = [thisMinute, 0];
    if (++inMinute > VISITS_A_MINUTE) return false;
    // Behind a proxy that is not trusted everybody has one address.
    if (address === '') return true;
    const key = createHash('sha256').update(salt).update(address).digest('base64url');
    const count = (counts.get(key) ?? 0) + 1;
    if (count === 1 && counts.size >= ADDRESSES_KNOWN) return false;
    counts.set(key, count);
    return count <= limit;
  };
}
