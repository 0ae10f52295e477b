import { findProduct } from '../catalogue/findProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import { keyOf } from '../csv/awaited.ts';
import { isOutside } from '../csv/findImages.ts';
import type { ImportContext } from '../csv/importContext.ts';
import { findRowProduct, importRow, type RowResult } from '../csv/importRow.ts';
import { productRows, readCategoryPaths } from '../csv/productRows.ts';
import { rowBy } from '../csv/readCsv.ts';
import type { Row } from '../csv/readRow.ts';
import { splitList } from '../csv/texts.ts';
import type { Shop } from '../Shop.ts';
import type { ImportRun, RowChange, RowRemark, RowState } from './ImportRun.ts';
import { EARLIER_ROWS, SHOWN_CHARACTERS } from './limits.ts';

/** A row that waits. */
export interface WaitingRow {
  readonly position: number;
  readonly line: number;
  readonly cells: readonly string[];
}

/** What came of a row, as it is kept. */
export interface RowOutcome {
  readonly position: number;
  readonly state: RowState;
  readonly name: string;
  readonly sku: string;
  readonly ownId: number | null;
  readonly parent: string;
  readonly awaited: readonly string[];
  readonly changes: readonly RowChange[];
  readonly remarks: readonly RowRemark[];
}

type Cells = Readonly<Record<string, string>>;

const STATES: Readonly<Record<RowResult['done'], RowState>> = {
  created: 'new',
  updated: 'changed',
  skipped: 'skipped',
  failed: 'failed',
};

/** Writes a row, and tells how its product differs from what it was: in the words of a file, as it would be exported. */
export async function importOne(
  shop: Shop,
  { position, line, cells }: WaitingRow,
  { columns }: Pick<ImportRun, 'columns'>,
  context: ImportContext,
): Promise<RowOutcome> {
  const row = rowBy(columns, cells);
  const old = await findRowProduct(shop, row, context);
  const before = old && (await cellsOf(shop, old, context));
  const result = await importRow(shop, line, row, context);
  const now = result.id === null ? null : await findProduct(shop, result.id);
  const after = now && (await cellsOf(shop, now, context));
  const changes = after ? changesOf(before, after, row, context) : [];
  return {
    ...namesOf(row),
    position,
    name: now?.name ?? (row['Name'] ?? '').slice(0, SHOWN_CHARACTERS),
    state: result.done === 'updated' && changes.length === 0 ? 'unchanged' : STATES[result.done],
    awaited: result.awaited,
    changes,
    remarks: [...result.errors, ...result.warnings],
  };
}

/** By what other rows can name it, and whom it names itself. */
export function namesOf(row: Row): Pick<RowOutcome, 'sku' | 'ownId' | 'parent'> {
  const id = (row['ID'] ?? '').trim();
  return {
    sku: (row['SKU'] ?? '').trim().slice(0, SHOWN_CHARACTERS),
    ownId: /^\d{1,9}$/.test(id) ? Number(id) : null,
    parent: keyOf((row['Parent'] ?? '').trim()).slice(0, SHOWN_CHARACTERS),
  };
}

async function cellsOf(shop: Shop, product: Product, { money }: ImportContext): Promise<Cells> {
  const paths = await readCategoryPaths(shop);
  const [cells = {}] = await productRows(shop, [product], { money, paths, origin: '' });
  return cells;
}

function changesOf(
  before: Cells | null,
  after: Cells,
  row: Row,
  { options }: ImportContext,
): readonly RowChange[] {
  // Where pictures are still to be fetched, nobody knows yet what they will be called here.
  const images = row['Images'] ?? '';
  const isLater = options.isPreview && splitList(images).some(isOutside);
  const now: Cells = isLater ? { ...after, Images: images } : after;
  const fields = before ? Object.keys({ ...before, ...now }) : Object.keys(now).filter((field) => row[field]);
  return fields.flatMap((field) => {
    const from = before?.[field] ?? '';
    const to = now[field] ?? '';
    return from === to
      ? []
      : [{ field, from: from.slice(0, SHOWN_CHARACTERS), to: to.slice(0, SHOWN_CHARACTERS) }];
  });
}

/** Rows of the same file that come before one and say something about its product, or about its parent. */
export async function findEarlier(
  { queries }: Shop,
  { id, columns }: Pick<ImportRun, 'id' | 'columns'>,
  { position, cells }: WaitingRow,
): Promise<readonly WaitingRow[]> {
  const { sku, ownId, parent } = namesOf(rowBy(columns, cells));
  const parentId = /^id:(\d+)$/.exec(parent)?.[1];
  const skus = [sku, parentId === undefined ? parent : ''].filter(Boolean);
  const ids = [ownId, parentId === undefined ? null : Number(parentId)].filter((each) => each !== null);
  if (skus.length + ids.length === 0) return [];
  const rows = await queries
    .selectFrom('import_rows')
    .select(['position', 'line', 'cells'])
    .where('import_id', '=', id)
    .where('position', '<', position)
    .where((eb) =>
      eb.or([
        ...(skus.length > 0 ? [eb('sku', 'in', skus)] : []),
        ...(ids.length > 0 ? [eb('own_id', 'in', ids)] : []),
      ]),
    )
    .orderBy('position', 'desc')
    .limit(EARLIER_ROWS)
    .execute();
  return rows.toReversed().map((row) => ({ ...row, cells: JSON.parse(row.cells) as string[] }));
}
