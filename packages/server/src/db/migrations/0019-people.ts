import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';

/** Of a user: since when nobody gets in by it; null: it is open. */
export const blockColumns = { blocked_at: 'time?' } as const;

export const peopleTables = {
  /** Who is asked to join, until they do. Only a hash of the link's token is kept. email: in lower case. */
  invitations: {
    columns: {
      id: 'id',
      email: 'text!',
      role: 'text!',
      first_name: 'text',
      last_name: 'text',
      token_hash: 'text!',
      invited_by: 'int?',
      created_at: 'time!',
      sent_at: 'time!',
      expires_at: 'time!',
    },
    unique: [['email'], ['token_hash']],
  },
  /** Who has handed out or erased a person's data, and when. kind: export, erasure. subject: the address. counts: JSON, how much of what. */
  privacy_log: {
    columns: {
      id: 'id',
      kind: 'text!',
      subject: 'text!',
      by_id: 'int!',
      by_name: 'text!',
      counts: 'json',
      created_at: 'time!',
    },
  },
  /** What the owner has mails say in the place of the catalogue; '' leaves it as it is there. language: of the catalogue. */
  mail_texts: {
    columns: {
      kind: 'text!',
      language: 'text!',
      subject: 'text',
      heading: 'text',
      additional: 'text',
      updated_at: 'time!',
    },
    primary: ['kind', 'language'],
  },
  /** Kinds of mails that are not sent. */
  mails_off: { columns: { kind: 'key', off_at: 'time!' } },
} as const;

export async function addPeople(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, peopleTables);
  await sql`alter table users add column blocked_at bigint`.execute(db);
}
