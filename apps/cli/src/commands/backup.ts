import { createDataCommand, DATABASE } from '../database/createDataCommand.ts';
import { isThere, showPlace } from '../database/databasePlace.ts';
import { failed, withDatabase } from '../database/withDatabase.ts';
import { fileError } from '../fileError.ts';

/** Writes the whole database into a file, while the shop runs. */
export const backup = createDataCommand({
  usage: 'vitrine backup <file> [--database <file|url>]',
  about: 'write everything in the database into one file',
  options: DATABASE,
  names: 1,
  async run({ names: [file = ''], place, progress }) {
    if (!isThere(place)) return failed(`${place}: There is no such database.`);
    const server = await import('@vitrine/server');
    return withDatabase(place, async (db) => {
      try {
        const done = await server.backup(db, file, { onProgress: progress('rows') });
        if (!done.ok) return failed(`${file}: ${done.reason}`);
        return {
          ok: true,
          text: `${done.rows.toLocaleString('en')} rows of ${showPlace(place)} are in ${file}. Uploaded files are not: copy their folder too.`,
        };
      } catch (error) {
        if (!isOfFile(error)) throw error;
        return failed(`${file}: ${fileError(error)}`);
      }
    });
  },
});

/** Otherwise it is the database that went wrong. */
const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  error.syscall !== 'connect' &&
  error.syscall !== 'getaddrinfo';
