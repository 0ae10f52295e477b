import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ImportResult } from '@vitrine/server';
import { createDataCommand, DATABASE } from '../database/createDataCommand.ts';
import { ownUploads, showPlace } from '../database/databasePlace.ts';
import { failed, withDatabase } from '../database/withDatabase.ts';
import { fileError } from '../fileError.ts';

const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];

/** Takes in a CSV file of products, while the shop runs. Rows that are wrong are told, the others are written. */
export const productsImport = createDataCommand({
  usage: 'vitrine products import <file.csv> [--update] [--delimiter <sign>] [--database <file|url>]',
  about: 'add the products of a CSV file; --update also changes those that are there',
  options: { ...DATABASE, update: { type: 'boolean' }, delimiter: { type: 'string' } },
  names: 1,
  async run({ names: [file = ''], values, place, progress }) {
    const { delimiter = ',', update = false } = values;
    if (typeof delimiter !== 'string' || !DELIMITERS.includes(delimiter))
      return failed('--delimiter takes one of , ; | or a tab.');
    const opened = await openFile(file);
    if (!opened.ok) return failed(`${file}: ${opened.reason}`);
    const server = await import('@vitrine/server');
    return withDatabase(place, async (db) => {
      await server.migrate(db);
      const shop = { kind: db.kind, queries: db.queries, now: Date.now };
      const show = progress('bytes');
      const result = await server.importProducts(shop, opened.stream, {
        delimiter,
        update: update === true,
        fetchImage: server.createImageFetcher(shop, server.openUploads(process.env, ownUploads())),
        onProgress: () => show(opened.stream.bytesRead, opened.bytes),
      });
      await server.tidyIndex(shop);
      return { ok: result.errorCount === 0, text: tell(file, showPlace(place), result) };
    });
  },
});

type Opened =
  | { readonly ok: true; readonly stream: ReturnType<typeof createReadStream>; readonly bytes: number }
  | { readonly ok: false; readonly reason: string };

/** Before the database is opened: a name that was mistyped makes none. */
async function openFile(file: string): Promise<Opened> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    const stream = createReadStream(file);
    await new Promise((done, fail) => stream.once('open', done).once('error', fail));
    return { ok: true, stream, bytes: found.size };
  } catch (error) {
    return { ok: false, reason: fileError(error) };
  }
}

type Remark = ImportResult['errors'][number];

/** Every remark with its line and column, as compilers write them, and what came of it all. */
function tell(file: string, place: string, result: ImportResult): string {
  const { created, updated, skipped, failed: wrong, errors, errorCount, warnings, warningCount } = result;
  const lineOf = (kind: string) => (remark: Remark) =>
    `${file}:${remark.line}: ${kind}${remark.field && `${remark.field}: `}${remark.message}`;
  const more = (all: number, told: number, things: string) =>
    all > told ? [`… and ${(all - told).toLocaleString('en')} more ${things}.`] : [];
  const counts = [
    `${created.toLocaleString('en')} created`,
    `${updated.toLocaleString('en')} updated`,
    ...(skipped > 0 ? [`${skipped.toLocaleString('en')} left alone (--update changes them)`] : []),
    `${wrong.toLocaleString('en')} refused`,
  ];
  return [
    ...result.ignoredColumns.map((column) => `${file}:1: warning: ${column}: This column is not known.`),
    ...warnings.map(lineOf('warning: ')),
    ...more(warningCount, warnings.length, 'warnings'),
    ...errors.map(lineOf('')),
    ...more(errorCount, errors.length, 'errors'),
    `${file}: ${counts.join(', ')} in ${place}.`,
  ].join('\n');
}
