import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '../../db/Schema.ts';
import { TOKEN_BYTES } from '../limits.ts';
import { isRight, type Right } from '../roles.ts';

/** A key by which programs call the API for who made it. */
export interface ApiKey {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  /** How its token begins. */
  readonly start: string;
  readonly rights: readonly Right[];
  readonly createdAt: number;
  readonly usedAt: number | null;
  /** null: until it is revoked. */
  readonly expiresAt: number | null;
}

/** What a token of a key begins with: who finds one in a file knows what it is. */
const PREFIX = 'vk_';
const START_CHARACTERS = 9;

export const createKeyToken = (): string => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
export const isKeyToken = (token: string): boolean => token.startsWith(PREFIX);
export const startOf = (token: string): string => token.slice(0, START_CHARACTERS);

export const readKey = (row: Omit<Selectable<Schema['api_keys']>, 'token_hash'>): ApiKey => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  start: row.token_start,
  rights: (JSON.parse(row.rights) as string[]).filter(isRight),
  createdAt: row.created_at,
  usedAt: row.used_at,
  expiresAt: row.expires_at,
});
