import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { isTaken, retryTaken } from '../db/retryTaken.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { removeAwaited } from './awaited.ts';
import { COLUMNS, META } from './columns.ts';
import {
  createImportContext,
  type ImportContext,
  type ImportOptions,
  type ImportProgress,
} from './importContext.ts';
import { fetchImages } from './fetchImages.ts';
import { failed, importRow, type RowResult } from './importRow.ts';
import { ERRORS_KEPT, IMPORT_BATCH, ROW_CHARACTERS } from './limits.ts';
import type { Row } from './readRow.ts';
import { withoutZeros } from './texts.ts';

export interface ImportError {
  /** Where its row begins; the header is line 1. */
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface ImportResult extends ImportProgress {
  readonly errors: readonly ImportError[];
  /** All of them, also those that were not kept. */
  readonly errorCount: number;
  /** What was left out of rows that were written. */
  readonly warnings: readonly ImportError[];
  readonly warningCount: number;
  readonly ignoredColumns: readonly string[];
}

interface Line {
  readonly line: number;
  readonly row: Row;
}

/**
 * Takes in a CSV file of products while it arrives. Rows are written some at a time, each whole or not at all; a row that
 * is wrong is reported and the rest goes on. The same file again changes nothing, so an import that was cut off can begin
 * anew, or go on after the rows that it had done (`skipRows`).
 */
export async function importProducts(
  shop: Shop,
  source: Readable | AsyncIterable<Uint8Array | string>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { money } = await readSettings(shop);
  const context = createImportContext(money, options);
  const report = createReport(options);
  let batch: Line[] = [];
  const flush = async (): Promise<void> => {
    await fetchImages(
      shop,
      batch.map(({ row }) => row),
      context,
    );
    const results = await writeBatch(shop, batch, context);
    results.forEach((result, index) => report.add(batch[index]?.line ?? 0, result));
    batch = [];
    report.tell();
    // The embedded database never waits: without a pause nobody else is served, and no statement is freed.
    await setImmediate();
  };
  for await (const line of readLines(source, options, report)) {
    if (report.rows() + batch.length < (options.skipRows ?? 0)) {
      report.skip();
      continue;
    }
    batch.push(line);
    if (batch.length >= IMPORT_BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  // Of a file that ends in the middle nobody knows what would have come.
  const missing = report.isWhole() ? await removeAwaited(shop) : [];
  for (const { line, name, variations } of missing) {
    report.miss({ line, field: 'Parent', message: `"${name}" is neither in the file nor in the shop.` });
    report.undo(variations);
  }
  return report.result();
}

/** All of them at once; when two of the shop's changes met, one by one. */
async function writeBatch(
  shop: Shop,
  batch: readonly Line[],
  context: ImportContext,
): Promise<readonly RowResult[]> {
  try {
    return await writeLines(shop, batch, context);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const results: RowResult[] = [];
  for (const line of batch) results.push(...(await writeLine(shop, line, context)));
  return results;
}

async function writeLine(shop: Shop, line: Line, context: ImportContext): Promise<readonly RowResult[]> {
  try {
    return await retryTaken(shop, () => writeLines(shop, [line], context));
  } catch (error) {
    if (!isTaken(error)) throw error;
    return [failed([{ field: 'SKU', message: 'Somebody else has just taken it.' }])];
  }
}

/** Terms of a transaction that was undone are not there: what is known of them is forgotten. */
async function writeLines(
  shop: Shop,
  lines: readonly Line[],
  context: ImportContext,
): Promise<readonly RowResult[]> {
  let isAgain = false;
  try {
    return await inTransaction(shop, async (within) => {
      // It begins anew by itself when two waited for each other.
      if (isAgain) context.forget();
      isAgain = true;
      const results: RowResult[] = [];
      for (const { line, row } of lines) results.push(await importRow(within, line, row, context));
      return results;
    });
  } catch (error) {
    context.forget();
    throw error;
  }
}

const KNOWN = new Map<string, string>(COLUMNS.map((column) => [column.toLowerCase(), column]));
const ATTRIBUTE = /^attribute \d{1,3} (?:name|value\(s\)|visible|global|default)$/i;

/** Headers are found whatever their case. */
function columnOf(header: string): string | null {
  const name = withoutZeros(header).trim();
  const known = KNOWN.get(name.toLowerCase());
  if (known) return known;
  if (ATTRIBUTE.test(name)) return `A${name.slice(1).toLowerCase()}`;
  return name.toLowerCase().startsWith(META.toLowerCase()) ? META + name.slice(META.length) : null;
}

/** The sign that was named; where no column is known by it, another by which there is: spreadsheets of many countries write semicolons. */
function delimiterOf(header: string, named: string): string {
  const knows = (delimiter: string): boolean =>
    header.split(delimiter).some((name) => columnOf(name.replace(/^\ufeff?"?|"$/g, '')) !== null);
  return [named, ...DELIMITERS].find(knows) ?? named;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** The first line of a source, and all of it. */
async function readHeader(source: AsyncIterable<Uint8Array | string>) {
  const chunks = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  for (let isWhole = false; !isWhole && length < ROW_CHARACTERS; ) {
    const next = await chunks.next();
    if (next.done) break;
    const chunk = Buffer.from(next.value as Uint8Array);
    first.push(chunk);
    length += chunk.length;
    isWhole = chunk.includes('\n');
  }
  const [header = ''] = Buffer.concat(first).toString('utf8').split(/\r?\n/, 1);
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* first;
      for (let next = await chunks.next(); !next.done; next = await chunks.next())
        yield Buffer.from(next.value as Uint8Array);
    } finally {
      // Who reads no further lets go of the file.
      await chunks.return?.();
    }
  }
  return { header, all };
}

async function* readLines(
  source: Readable | AsyncIterable<Uint8Array | string>,
  { delimiter = ',' }: ImportOptions,
  report: Report,
): AsyncGenerator<Line> {
  const begun = await readHeader(source);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(begun.header, delimiter),
    relax_column_count: true,
    skip_empty_lines: true,
    relax_quotes: true,
    max_record_size: ROW_CHARACTERS,
    info: true,
    columns: (headers: string[]) =>
      headers.map((header) => {
        const column = columnOf(header);
        if (column === null) report.ignore(header);
        return column ?? undefined;
      }),
  });
  // What goes wrong on either side ends the loop below with it.
  pipeline(Readable.from(begun.all()), parser, () => {});
  let end = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Row; info: { lines: number } }>) {
      const line = end + 1;
      end = info.lines;
      yield { line, row: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as unknown as { readonly lines?: number };
    report.breakOff({ line: lines ?? end + 1, field: '', message: error.message });
  }
}

type Report = ReturnType<typeof createReport>;

function createReport({ onProgress }: ImportOptions) {
  const counts = { rows: 0, created: 0, updated: 0, skipped: 0, failed: 0 };
  const errors = createList();
  const warnings = createList();
  const ignored: string[] = [];
  let isWhole = true;
  return {
    miss: errors.add,
    /** The rest of the file cannot be read. */
    breakOff(error: ImportError) {
      isWhole = false;
      errors.add(error);
    },
    /** Rows that were written, and are gone again. */
    undo(rows: number) {
      const gone = Math.min(rows, counts.created);
      counts.created -= gone;
      counts.failed += gone;
    },
    isWhole: () => isWhole,
    rows: () => counts.rows,
    skip: () => void counts.rows++,
    ignore: (header: string) => void ignored.push(header),
    add(line: number, result: RowResult) {
      counts.rows++;
      counts[result.done]++;
      for (const error of result.errors) errors.add({ line, ...error });
      for (const warning of result.warnings) warnings.add({ line, ...warning });
    },
    tell: () => onProgress?.({ ...counts }),
    result: (): ImportResult => ({
      ...counts,
      errors: errors.kept,
      errorCount: errors.count(),
      warnings: warnings.kept,
      warningCount: warnings.count(),
      ignoredColumns: ignored,
    }),
  };
}

/** The first ones, and how many there were. */
function createList() {
  const kept: ImportError[] = [];
  let count = 0;
  return {
    kept,
    count: () => count,
    add(error: ImportError): void {
      count++;
      if (kept.length < ERRORS_KEPT) kept.push(error);
    },
  };
}
