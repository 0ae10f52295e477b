import type { Shop } from '../Shop.ts';
import {
  type ImportedRow,
  type ImportRun,
  readRun,
  ROW_STATES,
  type RowChange,
  type RowRemark,
  type RowState,
} from './ImportRun.ts';
import { SHOWN_CHARACTERS } from './limits.ts';

export type RowCounts = Readonly<Record<RowState, number>>;

export async function findImport({ queries }: Shop, id: number): Promise<ImportRun | null> {
  const row = await queries.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readRun(row) : null;
}

/** The latest first; those that are still being read are nobody's business yet. */
export async function listImports(
  { queries }: Shop,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly items: readonly ImportRun[]; readonly total: number }> {
  const there = queries.selectFrom('import_runs').where('state', '<>', 'reading');
  const rows = await there
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await there
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(readRun), total };
}

/** How many rows stand how, of several files. */
export async function countRows(
  { queries }: Shop,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RowCounts>> {
  const none = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>;
  const counts = new Map(ids.map((id) => [id, { ...none }]));
  if (ids.length === 0) return counts;
  const rows = await queries
    .selectFrom('import_rows')
    .select((eb) => ['import_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'state'])
    .execute();
  for (const { import_id, state, count } of rows) {
    const own = counts.get(import_id);
    if (own) own[state as RowState] = Number(count);
  }
  return counts;
}

/** The cells of the first row: by them people know a column. */
export async function findSample({ queries }: Shop, id: number): Promise<readonly string[]> {
  const row = await queries
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .where('position', '=', 0)
    .executeTakeFirst();
  const cells = row ? (JSON.parse(row.cells) as string[]) : [];
  return cells.map((cell) => cell.slice(0, SHOWN_CHARACTERS));
}

interface RowsAsked {
  readonly state?: RowState | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** What comes of the rows of a file, in its order. */
export async function listImportRows(
  { queries }: Shop,
  id: number,
  { state, page, perPage }: RowsAsked,
): Promise<{ readonly items: readonly ImportedRow[]; readonly total: number }> {
  const asked = queries
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
  const rows = await asked
    .select(['line', 'state', 'name', 'sku', 'changes', 'remarks'])
    .orderBy('position')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await asked
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.map(({ changes, remarks, ...row }) => ({
    ...row,
    state: row.state as RowState,
    changes: JSON.parse(changes) as RowChange[],
    remarks: JSON.parse(remarks) as RowRemark[],
  }));
  return { items, total };
}
