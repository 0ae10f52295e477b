import { createHash } from 'node:crypto';
import { allow, type AttemptLimit, forgetAttempts, uncount } from '../security/allow.ts';
import type { Shop } from '../Shop.ts';
import { GUESSES } from './limits.ts';

interface Counter {
  readonly name: string;
  readonly limit: AttemptLimit;
}

export interface Guesses {
  /** Counts this one before the password is looked at, so that many at once are no way around the limit. */
  readonly mayTry: () => Promise<boolean>;
  /** It was no guess: only failures count. */
  readonly succeeded: () => Promise<void>;
}

/** Guesses at one account from one address. */
export function guessesAt(shop: Shop, account: string, address: string): Guesses {
  const pair: Counter = { name: nameOf('both', `${account} ${address}`), limit: GUESSES.accountAndAddress };
  const wide: readonly Counter[] = [
    { name: nameOf('account', account), limit: GUESSES.account },
    { name: nameOf('address', address), limit: GUESSES.address },
  ];
  return {
    async mayTry() {
      for (const { name, limit } of [pair, ...wide]) if (!(await allow(shop, name, limit))) return false;
      return true;
    },
    async succeeded() {
      await forgetAttempts(shop, pair.name);
      for (const { name, limit } of wide) await uncount(shop, name, limit);
    },
  };
}

/** Hashed, because people type passwords into the wrong field, and names of any length. */
const nameOf = (kind: string, text: string): string =>
  `guess:${kind}:${createHash('sha256').update(text).digest('base64url')}`;
