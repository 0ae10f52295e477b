import { hash, verify } from '@node-rs/argon2';
import { ARGON2_MEMORY_KIB, ARGON2_PASSES } from './limits.ts';

/** The library's default algorithm is argon2id. */
const COST = { memoryCost: ARGON2_MEMORY_KIB, timeCost: ARGON2_PASSES, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether it is the password of the hash. Without a hash (nobody has that name) it takes as long and says no,
 * so that the time tells nobody which names there are.
 */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  if (known) return verify(known, password).catch(() => false);
  await hashPassword(password);
  return false;
}
