import type { AnyDatabase } from '../AnyDatabase.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { createPageTriggers } from './0011-page-versions.ts';

/** Pages are drawn from documents too. */
export const countDocuments = (db: AnyDatabase, kind: DatabaseKind): Promise<void> =>
  createPageTriggers(db, kind, [{ table: 'documents', tags: ['documents'] }]);
