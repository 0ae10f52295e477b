import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { createPageTriggers } from './0011-page-versions.ts';

/**
 * Files of products on their way into the shop. They are work and no part of it: a backup leaves them out, since one that is restored
 * must not begin to import by itself.
 */
export const importTables = {
  /**
   * state: reading, previewing, ready, running, stopped, done. headers and columns (JSON lists): what the file calls its columns, and
   * what each is taken for ('' is nothing). is_updating: whether products that are there are changed.
   */
  import_runs: {
    columns: {
      id: 'id',
      file: 'text!',
      state: 'text!',
      headers: 'list',
      columns: 'list',
      is_updating: 'int',
      rows: 'int',
      version: 'int!',
      created_at: 'time!',
    },
    index: [['state']],
  },
  /**
   * state: waiting, new, changed, unchanged, skipped, failed. cells: a JSON list, as the file has them. sku, own_id and parent: by what
   * other rows can name it, and whom it names itself. awaited, changes, remarks: JSON lists of what came of it.
   */
  import_rows: {
    columns: {
      import_id: 'int!',
      position: 'int!',
      line: 'int!',
      cells: 'list',
      state: 'text!',
      name: 'text',
      sku: 'text',
      own_id: 'int?',
      parent: 'text',
      awaited: 'list',
      changes: 'list',
      remarks: 'list',
    },
    primary: ['import_id', 'position'],
    index: [
      ['import_id', 'state', 'position'],
      ['import_id', 'sku'],
      ['import_id', 'own_id'],
    ],
  },
} as const;

/** Folders are an order in the admin alone: a file keeps its address wherever it is filed, and no page changes by it. */
export const folderTables = {
  media_folders: {
    columns: { id: 'id', name: 'text!', parent_id: 'int?', position: 'int' },
    index: [['parent_id']],
  },
  media_filed: {
    columns: { media_id: 'int!', folder_id: 'int!' },
    primary: ['media_id'],
    index: [['folder_id']],
  },
  /** Names that files had before they were replaced, and whose they were: such an address leads to what is there now. */
  media_moves: {
    columns: { file: 'key', media_id: 'int!' },
    index: [['media_id']],
  },
} as const;

/** Of an option: what it is shown by, as #rrggbb; empty: by its name or its picture. */
export const swatchColumns = { colour: 'text' } as const;

export async function addCatalogueWork(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, importTables);
  await createTables(db, kind, folderTables);
  await sql`alter table terms add column colour text not null default ''`.execute(db);
  // The older trigger looks at the columns that there were.
  await createPageTriggers(db, kind, [{ table: 'terms', tags: ['shop'], columns: ['colour'] }]);
}
