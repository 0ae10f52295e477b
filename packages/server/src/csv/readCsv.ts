import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { columnOf } from './columns.ts';
import { ROW_CHARACTERS } from './limits.ts';
import type { Row } from './readRow.ts';

export interface CsvLine {
  /** Where it begins; the header is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rest of the file cannot be read. */
export class BrokenCsv extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export type CsvSource = Readable | AsyncIterable<Uint8Array | string>;

/** A file while it arrives: its header first, then its rows. Throws BrokenCsv where it cannot be read any further. */
export async function* readCsv(source: CsvSource, delimiter = ','): AsyncGenerator<CsvLine> {
  const begun = await readHeader(source);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(begun.header, delimiter),
    relax_column_count: true,
    skip_empty_lines: true,
    relax_quotes: true,
    max_record_size: ROW_CHARACTERS,
    info: true,
  });
  // What goes wrong on either side ends the loop below with it.
  pipeline(Readable.from(begun.all()), parser, () => {});
  let end = 0;
  try {
    const records = parser as AsyncIterable<{ record: string[]; info: { lines: number } }>;
    for await (const { record, info } of records) {
      const line = end + 1;
      end = info.lines;
      yield { line, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as unknown as { readonly lines?: number };
    throw new BrokenCsv(lines ?? end + 1, error.message);
  }
}

/** The cells of a line by their columns; those that stand for nothing are left out. */
export const rowBy = (columns: readonly (string | null)[], cells: readonly string[]): Row =>
  Object.fromEntries(
    cells.flatMap((cell, index) => {
      const column = columns[index];
      return column ? [[column, cell] as const] : [];
    }),
  );

const DELIMITERS = [',', ';', '\t', '|'];

/** The sign that was named; where no column is known by it, another by which there is: spreadsheets of many countries write semicolons. */
function delimiterOf(header: string, named: string): string {
  const knows = (delimiter: string): boolean =>
    header.split(delimiter).some((name) => columnOf(name.replace(/^\ufeff?"?|"$/g, '')) !== null);
  return [named, ...DELIMITERS].find(knows) ?? named;
}

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
