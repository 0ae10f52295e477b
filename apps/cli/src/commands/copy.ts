import { createDataCommand, FORCE } from '../database/createDataCommand.ts';
import { isThere, showPlace } from '../database/databasePlace.ts';
import { failed, withDatabase } from '../database/withDatabase.ts';

/** Moves a shop between files and PostgreSQL; what it is copied from stays as it is. */
export const copy = createDataCommand({
  usage: 'vitrine copy <from> <to> [--force]',
  about: 'copy one database (a file or a PostgreSQL address) into another',
  options: FORCE,
  names: 2,
  async run({ names: [from = '', to = ''], values, progress }) {
    if (!isThere(from)) return failed(`${from}: There is no such database.`);
    if (from === to) return failed('Both are the same database.');
    const server = await import('@vitrine/server');
    return withDatabase(from, (source) =>
      withDatabase(to, async (target) => {
        await server.migrate(target);
        const force = values['force'] === true;
        const done = await server.copyDatabase(source, target, {
          force,
          onProgress: progress('rows'),
          onIndex: progress('entries of the search index'),
        });
        if (!done.ok) return failed(done.reason);
        return { ok: true, text: `${done.rows.toLocaleString('en')} rows are in ${showPlace(to)}.` };
      }),
    );
  },
});
