import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import { type Address, readAddress } from '../pricing/Address.ts';
import type { Right, Role } from './roles.ts';

export interface User {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly billing: Address;
  readonly shipping: Address;
  /** Goes up with every change: who changes an older one is told. */
  readonly version: number;
  readonly createdAt: number;
  /** Since when nobody gets in by it; null: it is open. */
  readonly blockedAt: number | null;
  /** Of a program that asks by a key: it may no more than these. */
  readonly onlyRights?: readonly Right[];
}

/** Everything but the password's hash, which no one outside needs. */
export const USER_COLUMNS = [
  'users.id',
  'users.login',
  'users.email',
  'users.display_name',
  'users.first_name',
  'users.last_name',
  'users.role',
  'users.billing',
  'users.shipping',
  'users.version',
  'users.created_at',
  'users.blocked_at',
] as const;

type Row = Omit<Selectable<Schema['users']>, 'password_hash' | 'updated_at'>;

export const readUser = (row: Row): User => ({
  id: row.id,
  login: row.login,
  email: row.email,
  displayName: row.display_name,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role as Role,
  billing: readAddress(JSON.parse(row.billing)),
  shipping: readAddress(JSON.parse(row.shipping)),
  version: row.version,
  createdAt: row.created_at,
  blockedAt: row.blocked_at,
});
