import type { AnyDatabase } from '../AnyDatabase.ts';
import type { TablePlan } from '../columns.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { settingsTables } from './0001-settings.ts';
import { catalogueTables, createListIndexes } from './0002-catalogue.ts';
import { contentTables } from './0003-content.ts';
import { accountTables } from './0004-accounts.ts';
import { cartTables } from './0005-cart.ts';
import { orderTables } from './0006-orders.ts';
import { createSearchIndex, searchTables } from './0007-search.ts';
import { createSearchFunctions } from './0008-search-functions.ts';
import { orderByPrice } from './0009-price-order.ts';
import { addPictureSizes } from './0010-picture-sizes.ts';
import { countPageVersions } from './0011-page-versions.ts';
import { addNoticeCodes } from './0012-notice-codes.ts';
import { apiKeyTables } from './0013-api-keys.ts';
import { keepOldSlugs } from './0014-old-slugs.ts';
import { addComments } from './0015-comments.ts';
import { countDocuments } from './0016-documents.ts';
import { addDocumentConditions } from './0017-document-conditions.ts';
import { addRefunds } from './0018-refunds.ts';
import { addPeople } from './0019-people.ts';
import { addWebhooks } from './0020-webhooks.ts';
import { addContentHistory } from './0021-content-history.ts';
import { addCatalogueWork } from './0022-catalogue-work.ts';
import { addRunning } from './0023-running.ts';

type Step = (db: AnyDatabase, kind: DatabaseKind) => Promise<void>;

const tables =
  (plans: Readonly<Record<string, TablePlan>>): Step =>
  (db, kind) =>
    createTables(db, kind, plans);

/** In this order. What was released is never changed: a change is a new step. */
export const migrations: Readonly<Record<string, Step>> = {
  '0001-settings': tables(settingsTables),
  '0002-catalogue': async (db, kind) => {
    await createTables(db, kind, catalogueTables);
    await createListIndexes(db, kind);
  },
  '0003-content': tables(contentTables),
  '0004-accounts': tables(accountTables),
  '0005-cart': tables(cartTables),
  '0006-orders': tables(orderTables),
  '0007-search': async (db, kind) => {
    await createTables(db, kind, searchTables);
    await createSearchIndex(db, kind);
  },
  '0008-search-functions': createSearchFunctions,
  '0009-price-order': orderByPrice,
  '0010-picture-sizes': addPictureSizes,
  '0011-page-versions': countPageVersions,
  '0012-notice-codes': addNoticeCodes,
  '0013-api-keys': tables(apiKeyTables),
  '0014-old-slugs': keepOldSlugs,
  '0015-comments': addComments,
  '0016-documents': countDocuments,
  '0017-document-conditions': addDocumentConditions,
  '0018-refunds': addRefunds,
  '0019-people': addPeople,
  '0020-webhooks': addWebhooks,
  '0021-content-history': addContentHistory,
  '0022-catalogue-work': addCatalogueWork,
  '0023-running': addRunning,
};
