import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createDataCommand, DATABASE, FORCE } from '../database/createDataCommand.ts';
import { isThere, showPlace } from '../database/databasePlace.ts';
import { failed, withDatabase } from '../database/withDatabase.ts';
import { fileError } from '../fileError.ts';

/** Writes all products into a CSV file, while the shop runs. */
export const productsExport = createDataCommand({
  usage: 'vitrine products export <file.csv> [--origin <url>] [--force] [--database <file|url>]',
  about: 'write all products into a CSV file; --origin stands before addresses of pictures',
  options: { ...DATABASE, ...FORCE, origin: { type: 'string' } },
  names: 1,
  async run({ names: [file = ''], values, place, progress }) {
    const origin = originOf(values['origin']);
    if (origin === null) return failed('--origin takes the address of the shop: https://shop.example');
    if (!isThere(place)) return failed(`${place}: There is no such database.`);
    if (values['force'] !== true && (await isTaken(file)))
      return failed(`${file}: There is such a file already. --force replaces it.`);
    const server = await import('@vitrine/server');
    return withDatabase(place, async (db) => {
      await server.migrate(db);
      const shop = { kind: db.kind, queries: db.queries, now: Date.now };
      let products = 0;
      const show = progress('products');
      const onProgress = (done: number, total: number) => {
        products = done;
        show(done, total);
      };
      const reason = await writeWhole(file, () => server.exportProducts(shop, { origin, onProgress }));
      if (reason !== null) return failed(`${file}: ${reason}`);
      return {
        ok: true,
        text: `${products.toLocaleString('en')} products and variations of ${showPlace(place)} are in ${file}.`,
      };
    });
  },
});

function originOf(given: string | boolean | undefined): string | null {
  if (typeof given !== 'string') return '';
  return /^https?:\/\//.test(given) && URL.canParse(given) ? new URL(given).origin : null;
}

const isTaken = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Nobody ever sees half of it. Says why it cannot be written; what goes wrong with the database is thrown. */
async function writeWhole(file: string, read: () => Promise<NodeJS.ReadableStream>): Promise<string | null> {
  const part = `${file}.part`;
  const target = createWriteStream(part, { mode: 0o600 });
  let reason: string | null = null;
  target.on('error', (error) => (reason = fileError(error)));
  try {
    await pipeline(await read(), target);
    await rename(part, file);
    return null;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    if (reason === null) throw error;
    return reason;
  }
}
