import { createDataCommand, DATABASE } from '../database/createDataCommand.ts';
import { isThere, showPlace } from '../database/databasePlace.ts';
import { failed, withDatabase } from '../database/withDatabase.ts';

/** Makes the search index anew, while the shop runs. */
export const reindex = createDataCommand({
  usage: 'vitrine reindex [--database <file|url>]',
  about: 'bring the search index in line with products, posts and pages',
  options: DATABASE,
  names: 0,
  async run({ place, progress }) {
    if (!isThere(place)) return failed(`${place}: There is no such database.`);
    const server = await import('@vitrine/server');
    return withDatabase(place, async (db) => {
      await server.migrate(db);
      const shop = { kind: db.kind, queries: db.queries, now: Date.now };
      const show = progress('entries');
      let entries = 0;
      const onProgress = (done: number, total: number) => {
        entries = total;
        show(done, total);
      };
      await server.reindex(shop, { onProgress });
      return {
        ok: true,
        text: `The search index of ${showPlace(place)} is in line: ${entries.toLocaleString('en')} entries.`,
      };
    });
  },
});
