import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { EXPORT_BATCH } from '../csv/limits.ts';
import { guardFormula } from '../csv/texts.ts';
import type { Shop } from '../Shop.ts';
import type { ImportRun, RowRemark } from './ImportRun.ts';

/** The rows that were not taken, as the file has them, with why: to be mended and sent again. */
export function exportFaults(shop: Shop, run: ImportRun): Readable {
  const rows = Readable.from(readFaults(shop, run), { objectMode: true });
  const file = stringify({ bom: true });
  rows.on('error', (error) => file.destroy(error));
  file.on('close', () => rows.destroy());
  return rows.pipe(file);
}

async function* readFaults({ queries }: Shop, { id, headers }: ImportRun): AsyncGenerator<readonly string[]> {
  yield ['Line', 'Fault', ...headers];
  for (let last = -1; ; ) {
    const rows = await queries
      .selectFrom('import_rows')
      .select(['position', 'line', 'cells', 'remarks'])
      .where('import_id', '=', id)
      .where('state', '=', 'failed')
      .where('position', '>', last)
      .orderBy('position')
      .limit(EXPORT_BATCH)
      .execute();
    for (const { line, cells, remarks } of rows)
      yield [
        String(line),
        faultText(JSON.parse(remarks) as RowRemark[]),
        ...(JSON.parse(cells) as string[]),
      ].map(guarded);
    const end = rows.at(-1);
    if (!end) return;
    last = end.position;
  }
}

/** What the file itself had guarded stays as it was: one more quote would stay when it comes back. */
const guarded = (cell: string): string => (cell.startsWith("'") ? cell : guardFormula(cell));

const faultText = (remarks: readonly RowRemark[]): string =>
  remarks.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ');
