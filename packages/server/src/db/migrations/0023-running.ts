import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';

export const visitTables = {
  /** How many came on a day, and from where. day: days since 1970 where the shop is. type: as orders say it; source: of it. */
  visits: {
    columns: { day: 'int!', type: 'text!', source: 'text!', count: 'int' },
    primary: ['day', 'type', 'source'],
  },
} as const;

/** What a site knows of its own running. It is of no backup: it would be told as if it were of today. */
export const runningTables = {
  /** What went wrong, without what visitors sent. kind: request, job. */
  faults: {
    columns: {
      id: 'id',
      kind: 'text!',
      request_id: 'text',
      route: 'text',
      type: 'text',
      message: 'text',
      stack: 'text',
      created_at: 'time!',
    },
    index: [['created_at']],
  },
  /** Backups on their way in, piece by piece; the pieces are among the uploads, where nobody is served them. */
  restores: { columns: { id: 'key', parts: 'int', created_at: 'time!' } },
} as const;

/** When work was last begun and ended, what went wrong with it (empty: nothing), and how far it is. */
export const runColumns = {
  began_at: 'time?',
  ended_at: 'time?',
  error: 'text',
  done: 'int',
  total: 'int',
} as const;

export async function addRunning(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, { ...visitTables, ...runningTables });
  for (const column of ['began_at bigint', 'ended_at bigint', `error text not null default ''`])
    await sql.raw(`alter table job_locks add column ${column}`).execute(db);
  for (const column of ['done', 'total'])
    await sql.raw(`alter table job_locks add column ${column} integer not null default 0`).execute(db);
}
