import type { Database } from './Database.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';

/** A PostgreSQL address, else the file of an embedded database. */
export const openDatabase = (place: string): Database =>
  /^postgres(?:ql)?:\/\//.test(place) ? openPostgres(place) : openSqlite(place);
