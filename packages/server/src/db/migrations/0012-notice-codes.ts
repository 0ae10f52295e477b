import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { cartTables } from './0005-cart.ts';

/** said: JSON of a code with what its sentence needs; '' where html says it. */
export const noticeTables = {
  notices: {
    ...cartTables.notices,
    columns: { ...cartTables.notices.columns, said: 'text' },
  },
} as const;

export async function addNoticeCodes(db: AnyDatabase): Promise<void> {
  await sql`alter table notices add column said text not null default ''`.execute(db);
}
