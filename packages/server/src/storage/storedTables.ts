import type { TablePlan } from '../db/columns.ts';
import { settingsTables } from '../db/migrations/0001-settings.ts';
import { catalogueTables } from '../db/migrations/0002-catalogue.ts';
import { contentTables } from '../db/migrations/0003-content.ts';
import { accountTables } from '../db/migrations/0004-accounts.ts';
import { cartTables } from '../db/migrations/0005-cart.ts';
import { orderTables } from '../db/migrations/0006-orders.ts';
import { pictureColumns } from '../db/migrations/0010-picture-sizes.ts';
import { noticeTables } from '../db/migrations/0012-notice-codes.ts';
import { apiKeyTables } from '../db/migrations/0013-api-keys.ts';
import { oldSlugTables } from '../db/migrations/0014-old-slugs.ts';
import { commentColumns, commentTables } from '../db/migrations/0015-comments.ts';
import { conditionColumns } from '../db/migrations/0017-document-conditions.ts';
import { orderMailColumns, refundTables } from '../db/migrations/0018-refunds.ts';
import { blockColumns, peopleTables } from '../db/migrations/0019-people.ts';
import { webhookTables } from '../db/migrations/0020-webhooks.ts';
import { postRevisionTables, scheduleColumns } from '../db/migrations/0021-content-history.ts';
import { folderTables, swatchColumns } from '../db/migrations/0022-catalogue-work.ts';
import { visitTables } from '../db/migrations/0023-running.ts';
import { migrations } from '../db/migrations/index.ts';

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primary: readonly string[];
  /** Its ids are handed out by the database. */
  readonly isCounted: boolean;
}

/** Who is at which work is of this moment: put back, it would hold up work that nobody is at. */
const { job_locks: _, ...keptSettings } = settingsTables;

const PLANS: Readonly<Record<string, TablePlan>> = {
  ...keptSettings,
  ...catalogueTables,
  media: { columns: { ...catalogueTables.media.columns, ...pictureColumns } },
  terms: { columns: { ...catalogueTables.terms.columns, ...swatchColumns } },
  ...folderTables,
  ...contentTables,
  posts: { columns: { ...contentTables.posts.columns, ...commentColumns } },
  modules: { columns: { ...contentTables.modules.columns, ...scheduleColumns } },
  documents: { columns: { ...contentTables.documents.columns, ...conditionColumns } },
  ...commentTables,
  ...postRevisionTables,
  ...accountTables,
  users: { columns: { ...accountTables.users.columns, ...blockColumns } },
  ...peopleTables,
  ...cartTables,
  ...noticeTables,
  ...apiKeyTables,
  ...oldSlugTables,
  ...orderTables,
  ...visitTables,
  mails: { columns: { ...orderTables.mails.columns, ...orderMailColumns } },
  ...refundTables,
  // The last: rows that are put back before them are told to nobody.
  ...webhookTables,
};

/**
 * What a backup holds: everything but the search index, which is made from it, the versions of pages, which count what is written, files that
 * are being imported, and what the site knows of its own running.
 */
export const STORED_TABLES: readonly StoredTable[] = Object.entries(PLANS).map(([name, plan]) => {
  const columns = Object.entries(plan.columns);
  const own = columns.filter(([, kind]) => kind === 'id' || kind === 'key').map(([column]) => column);
  return {
    name,
    columns: columns.map(([column]) => column),
    primary: plan.primary ?? own,
    isCounted: columns.some(([, kind]) => kind === 'id'),
  };
});

/** The state of the schema: rows of one fit no other. */
export const SCHEMA_STEPS: readonly string[] = Object.keys(migrations);
