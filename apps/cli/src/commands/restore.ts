import { createDataCommand, DATABASE, FORCE } from '../database/createDataCommand.ts';
import { ownUploads, showPlace } from '../database/databasePlace.ts';
import { failed, withDatabase } from '../database/withDatabase.ts';
import { fileError } from '../fileError.ts';

/** Fills a database from a backup, wholly or not at all. The file is read to its end before the database is opened. */
export const restore = createDataCommand({
  usage: 'vitrine restore <file> [--force] [--database <file|url>]',
  about: 'fill the database from a backup; --force replaces what is there',
  options: { ...DATABASE, ...FORCE },
  names: 1,
  async run({ names: [file = ''], values, place, progress }) {
    const server = await import('@vitrine/server');
    const checked = await server
      .checkBackup(file)
      .catch((error: unknown) => ({ ok: false as const, reason: fileError(error) }));
    if (!checked.ok) return failed(`${file}: ${checked.reason}`);
    return withDatabase(place, async (db) => {
      await server.migrate(db);
      const force = values['force'] === true;
      const done = await server.restore(file, db, {
        force,
        isChecked: true,
        // A backup that was made in the admin brings its uploads along.
        uploads: server.openUploads(process.env, ownUploads()),
        onFiles: progress('uploads'),
        onProgress: progress('rows'),
        onIndex: progress('entries of the search index'),
      });
      if (!done.ok) return failed(`${showPlace(place)}: ${done.reason}`);
      return { ok: true, text: `${done.rows.toLocaleString('en')} rows are in ${showPlace(place)}.` };
    });
  },
});
