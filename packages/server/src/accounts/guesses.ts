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

/** Whose password is guessed: a user's, or whoever's a name is. A number that is typed as a name is no user's. */
export type Guessed = { readonly userId: number } | { readonly name: string };

/** Guesses at one account from one address; '' when that is not known, and then it is nothing to count by. */
export function guessesAt(shop: Shop, guessed: Guessed, address: string): Guesses {
  const account = 'userId' in guessed ? `user:${guessed.userId}` : `name:${guessed.name}`;
  const pair: readonly Counter[] = address
    ? [{ name: nameOf('both', `${account} ${address}`), limit: GUESSES.accountAndAddress }]
    : [];
  const wide: readonly Counter[] = [{ name: nameOf('account', account), limit: GUESSES.account }];
  // Of names alone: one that is tried at a user as well must not count twice.
  const ofAll: readonly Counter[] =
    address && 'name' in guessed ? [{ name: nameOf('address', address), limit: GUESSES.address }] : [];
  return {
    async mayTry() {
      // The address first: who is over its limit writes no more rows, whatever names come to mind.
      for (const { name, limit } of [...ofAll, ...pair, ...wide])
        if (!(await allow(shop, name, limit))) return false;
      return true;
    },
    async succeeded() {
      for (const { name } of pair) await forgetAttempts(shop, name);
      for (const { name, limit } of [...ofAll, ...wide]) await uncount(shop, name, limit);
    },
  };
}

/** Hashed, because people type passwords into the wrong field, and names of any length. */
const nameOf = (kind: string, text: string): string =>
  `guess:${kind}:${createHash('sha256').update(text).digest('base64url')}`;
