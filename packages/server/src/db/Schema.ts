import type { TablesOf } from './columns.ts';
import type { settingsTables } from './migrations/0001-settings.ts';
import type { catalogueTables } from './migrations/0002-catalogue.ts';
import type { contentTables } from './migrations/0003-content.ts';
import type { accountTables } from './migrations/0004-accounts.ts';
import type { cartTables } from './migrations/0005-cart.ts';
import type { orderTables } from './migrations/0006-orders.ts';
import type { searchTables } from './migrations/0007-search.ts';
import type { pageTables } from './migrations/0011-page-versions.ts';
import type { pictureColumns } from './migrations/0010-picture-sizes.ts';
import type { noticeTables } from './migrations/0012-notice-codes.ts';
import type { apiKeyTables } from './migrations/0013-api-keys.ts';
import type { oldSlugTables } from './migrations/0014-old-slugs.ts';
import type { commentColumns, commentTables } from './migrations/0015-comments.ts';
import type { conditionColumns } from './migrations/0017-document-conditions.ts';
import type { orderMailColumns, refundTables } from './migrations/0018-refunds.ts';
import type { blockColumns, peopleTables } from './migrations/0019-people.ts';
import type { webhookTables } from './migrations/0020-webhooks.ts';
import type { postRevisionTables, scheduleColumns } from './migrations/0021-content-history.ts';
import type { folderTables, importTables, swatchColumns } from './migrations/0022-catalogue-work.ts';
import type { runColumns, runningTables, visitTables } from './migrations/0023-running.ts';

type Catalogue = TablesOf<typeof catalogueTables>;
type Content = TablesOf<typeof contentTables>;
type Orders = TablesOf<typeof orderTables>;
type Accounts = TablesOf<typeof accountTables>;
type Settings = TablesOf<typeof settingsTables>;

/** Every table, as the migrations make them. */
export interface Schema
  extends Omit<Settings, 'job_locks'>,
    Omit<Catalogue, 'media' | 'terms'>,
    Omit<Content, 'posts' | 'modules' | 'documents'>,
    TablesOf<typeof commentTables>,
    Omit<Accounts, 'users'>,
    TablesOf<typeof peopleTables>,
    TablesOf<typeof webhookTables>,
    TablesOf<typeof postRevisionTables>,
    Omit<TablesOf<typeof cartTables>, keyof typeof noticeTables>,
    TablesOf<typeof noticeTables>,
    TablesOf<typeof apiKeyTables>,
    TablesOf<typeof oldSlugTables>,
    Omit<Orders, 'mails'>,
    TablesOf<typeof refundTables>,
    TablesOf<typeof searchTables>,
    TablesOf<typeof pageTables>,
    TablesOf<typeof importTables>,
    TablesOf<typeof folderTables>,
    TablesOf<typeof visitTables>,
    TablesOf<typeof runningTables> {
  job_locks: Settings['job_locks'] & TablesOf<{ job_locks: { columns: typeof runColumns } }>['job_locks'];
  terms: Catalogue['terms'] & TablesOf<{ terms: { columns: typeof swatchColumns } }>['terms'];
  media: Catalogue['media'] & TablesOf<{ media: { columns: typeof pictureColumns } }>['media'];
  posts: Content['posts'] & TablesOf<{ posts: { columns: typeof commentColumns } }>['posts'];
  users: Accounts['users'] & TablesOf<{ users: { columns: typeof blockColumns } }>['users'];
  modules: Content['modules'] & TablesOf<{ modules: { columns: typeof scheduleColumns } }>['modules'];
  documents: Content['documents'] &
    TablesOf<{ documents: { columns: typeof conditionColumns } }>['documents'];
  mails: Orders['mails'] & TablesOf<{ mails: { columns: typeof orderMailColumns } }>['mails'];
}
