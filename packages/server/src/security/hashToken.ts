import { createHash } from 'node:crypto';

/** Enough for a token of 256 random bits: there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
