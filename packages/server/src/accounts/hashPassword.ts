import { hash, verify } from '@node-rs/argon2';
import { ARGON2_MEMORY_KIB, ARGON2_PASSES } from './limits.ts';

/** The library's default algorithm is argon2id. */
const COST = { memoryCost: ARGON2_MEMORY_KIB, timeCost: ARGON2_PASSES, parallelism: 1 };

/** Of no password; checking against it is the same work as against any other. */
const NOBODYS = `$argon2id$v=19$m=${ARGON2_MEMORY_KIB},t=${ARGON2_PASSES},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether it is the password of the hash. Without a hash (nobody has that name) it takes as long and says no,
 * so that the time tells nobody which names there are.
 */
export const isPassword = (known: string | null, password: string): Promise<boolean> =>
  verify(known || NOBODYS, password).catch(() => false);
