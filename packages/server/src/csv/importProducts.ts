import { setImmediate } from 'node:timers/promises';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { missingText, removeAwaited } from './awaited.ts';
import { columnOf } from './columns.ts';
import { createImportContext, type ImportOptions, type ImportProgress } from './importContext.ts';
import { fetchImages } from './fetchImages.ts';
import type { RowResult } from './importRow.ts';
import { ERRORS_KEPT, IMPORT_BATCH } from './limits.ts';
import { BrokenCsv, type CsvSource, readCsv, rowBy } from './readCsv.ts';
import { type Line, writeBatch } from './writeBatch.ts';

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

/**
 * Takes in a CSV file of products while it arrives. Rows are written some at a time, each whole or not at all; a row that
 * is wrong is reported and the rest goes on. The same file again changes nothing, so an import that was cut off can begin
 * anew, or go on after the rows that it had done (`skipRows`).
 */
export async function importProducts(
  shop: Shop,
  source: CsvSource,
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
    report.miss({ line, field: 'Parent', message: missingText(name) });
    report.undo(variations);
  }
  return report.result();
}

/** The rows by the columns of their header; what is in the way of the rest is reported. */
async function* readLines(
  source: CsvSource,
  { delimiter }: ImportOptions,
  report: Report,
): AsyncGenerator<Line> {
  let columns: readonly (string | null)[] | null = null;
  try {
    for await (const { line, cells } of readCsv(source, delimiter)) {
      if (columns) yield { line, row: rowBy(columns, cells) };
      else {
        columns = cells.map(columnOf);
        for (const [index, header] of cells.entries()) if (columns[index] === null) report.ignore(header);
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error;
    report.breakOff({ line: error.line, field: '', message: error.message });
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
