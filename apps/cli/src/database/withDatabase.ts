import type { Database } from '@vitrine/server';
import { fileError } from '../fileError.ts';
import { showPlace } from './databasePlace.ts';

export interface Done {
  readonly ok: boolean;
  readonly text: string;
}
export const failed = (text: string): Done => ({ ok: false, text });

/** Opens a database for some work and closes it; what goes wrong is told in words for whoever typed the command. */
export async function withDatabase(place: string, work: (db: Database) => Promise<Done>): Promise<Done> {
  const { openDatabase, whyNoDatabase } = await import('@vitrine/server');
  let db: Database | undefined;
  try {
    db = openDatabase(place);
    return await work(db);
  } catch (error) {
    return failed(`${showPlace(place)}: ${whyNoDatabase(error) ?? fileError(error)}`);
  } finally {
    await db?.close();
  }
}
