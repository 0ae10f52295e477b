import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';

/**
 * Of a picture. ground: its colour on the whole, as #rrggbb. sizes: JSON list of { width, file }; null until they are made,
 * and those of pictures that are there already are made as of new ones.
 */
export const pictureColumns = { ground: 'text', sizes: 'text?' } as const;

export async function addPictureSizes(db: AnyDatabase): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table media add column ground text not null default ''`);
  await run('alter table media add column sizes text');
  await run('create index media_unsized on media (id) where sizes is null');
}
