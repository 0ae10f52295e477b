import { columnOf } from '../csv/columns.ts';
import { BrokenCsv, type CsvLine, type CsvSource, readCsv } from '../csv/readCsv.ts';
import { withoutZeros } from '../csv/texts.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { invalidField, type Saved } from '../input/Saved.ts';
import { oneLine } from '../text/oneLine.ts';
import type { Shop } from '../Shop.ts';
import { deleteRun } from './deleteRun.ts';
import { IMPORT_COLUMNS, IMPORT_ROWS, ROWS_STORED } from './limits.ts';

const FILE_CHARACTERS = 200;

interface FileToImport {
  readonly name: string;
  readonly source: CsvSource;
  /** Whether there was more of it than may be; known once it is read. */
  readonly isCut: () => boolean;
}

/** Takes a file in as it arrives; what it would change is looked at by the job. Of one that cannot be read nothing stays. */
export async function createImport(
  shop: Shop,
  { name, source, isCut }: FileToImport,
): Promise<Saved<{ readonly id: number }>> {
  const { id } = await shop.queries
    .insertInto('import_runs')
    .values({
      file: oneLine(withoutZeros(name), FILE_CHARACTERS),
      state: 'reading',
      is_updating: 1,
      version: 1,
      created_at: shop.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const refusal = (await storeRows(shop, id, source)) ?? (isCut() ? 'The file is too large.' : null);
    if (refusal === null) return { ok: true, id };
    await deleteRun(shop, id);
    return invalidField('file', refusal);
  } catch (error) {
    await deleteRun(shop, id);
    if (!(error instanceof BrokenCsv)) throw error;
    return invalidField('file', `The file cannot be read from line ${error.line} on: ${error.message}`);
  }
}

/** Gives why it cannot be taken; null when it is there. */
async function storeRows(shop: Shop, id: number, source: CsvSource): Promise<string | null> {
  let headers: readonly string[] | null = null;
  let rows = 0;
  let batch: CsvLine[] = [];
  const flush = async (): Promise<void> => {
    const values = batch.map(({ line, cells }, index) => ({
      import_id: id,
      position: rows - batch.length + index,
      line,
      cells: withoutZeros(JSON.stringify(cells.slice(0, IMPORT_COLUMNS).map(withoutZeros))),
      state: 'waiting',
    }));
    batch = [];
    await shop.queries.insertInto('import_rows').values(values).execute();
  };
  for await (const line of readCsv(source)) {
    if (!headers) {
      headers = line.cells.slice(0, IMPORT_COLUMNS).map((cell) => withoutZeros(cell).trim());
      continue;
    }
    rows++;
    if (rows > IMPORT_ROWS) return `The file has more than ${IMPORT_ROWS} rows.`;
    batch.push(line);
    if (batch.length >= ROWS_STORED) await flush();
  }
  if (!headers || rows === 0) return 'There are no products in the file.';
  if (batch.length > 0) await flush();
  const columns = knownColumns(headers);
  await inTransaction(shop, async ({ queries }) => {
    await queries
      .updateTable('import_runs')
      .set({
        state: 'previewing',
        rows,
        headers: JSON.stringify(headers),
        columns: JSON.stringify(columns),
      })
      .where('id', '=', id)
      .execute();
  });
  return null;
}

/** By their names; of two that are called alike the first counts. */
function knownColumns(headers: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const column = columnOf(header);
    if (column === null || taken.has(column)) return '';
    taken.add(column);
    return column;
  });
}
