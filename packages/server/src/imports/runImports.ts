import { setImmediate } from 'node:timers/promises';
import { missingText, keyOf, removeAwaited } from '../csv/awaited.ts';
import { createImageFetcher } from '../csv/createImageFetcher.ts';
import { fetchImages } from '../csv/fetchImages.ts';
import { createImportContext, type FetchImage, type ImportContext } from '../csv/importContext.ts';
import { importRow } from '../csv/importRow.ts';
import { IMPORT_BATCH } from '../csv/limits.ts';
import { rowBy } from '../csv/readCsv.ts';
import { TAKEN, writeItems } from '../csv/writeBatch.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { lockRow } from '../db/lockRow.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { findImport } from './findImports.ts';
import { findEarlier, importOne, namesOf, type RowOutcome, type WaitingRow } from './importOne.ts';
import { type ImportRun, readRun, type RowRemark } from './ImportRun.ts';
import { IMPORT_BUDGET_MS } from './limits.ts';

export interface RunOptions {
  /** Default: other hosts are asked with all guards. */
  readonly fetchImage?: FetchImage;
  /** Called after each batch. */
  readonly onBatch?: () => Promise<void>;
}

/** Somebody has stopped or changed it meanwhile, or another instance was faster: what was just done is undone. */
class Overtaken extends Error {}

/**
 * Looks at, or writes, the files that wait for it, some rows at a time. What came of a row is kept in the transaction that wrote it, so
 * however it ends, a row is done or still waits.
 */
export async function runImports(shop: Shop, uploads: UploadStore, options: RunOptions = {}): Promise<void> {
  const startMs = shop.now();
  const fetchImage = options.fetchImage ?? createImageFetcher(shop, uploads);
  const contexts = new Map<string, ImportContext>();
  for (let run = await findNext(shop); run; run = await findNext(shop)) {
    const of = `${run.id} ${run.version}`;
    const context = contexts.get(of) ?? (await contextFor(shop, run, fetchImage));
    contexts.set(of, context);
    await step(shop, run, context).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) throw error;
    });
    await options.onBatch?.();
    if (shop.now() - startMs > IMPORT_BUDGET_MS) return;
    // The embedded database never waits: without a pause nobody else is served.
    await setImmediate();
  }
}

async function findNext({ queries }: Shop): Promise<ImportRun | null> {
  const row = await queries
    .selectFrom('import_runs')
    .selectAll()
    .where('state', 'in', ['previewing', 'running'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? readRun(row) : null;
}

async function contextFor(
  shop: Shop,
  { state, isUpdating }: ImportRun,
  fetchImage: FetchImage,
): Promise<ImportContext> {
  const { money } = await readSettings(shop);
  const isPreview = state === 'previewing';
  return createImportContext(money, {
    isPreview,
    update: isUpdating,
    // A preview brings nothing into the library.
    ...(!isPreview && { fetchImage }),
  });
}

async function step(shop: Shop, run: ImportRun, context: ImportContext): Promise<void> {
  const batch = await readWaiting(shop, run);
  if (batch.length === 0) return finish(shop, run);
  return run.state === 'previewing' ? preview(shop, run, batch, context) : write(shop, run, batch, context);
}

async function readWaiting({ queries }: Shop, { id }: ImportRun): Promise<readonly WaitingRow[]> {
  const rows = await queries
    .selectFrom('import_rows')
    .select(['position', 'line', 'cells'])
    .where('import_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(IMPORT_BATCH)
    .execute();
  return rows.map((row) => ({ ...row, cells: JSON.parse(row.cells) as string[] }));
}

/** The import itself, undone again; of earlier batches only those rows are there that a row builds on. */
async function preview(
  shop: Shop,
  run: ImportRun,
  batch: readonly WaitingRow[],
  context: ImportContext,
): Promise<void> {
  const here = new WeakMap<Shop['queries'], Set<number>>();
  const outcomes = await writeItems(shop, batch, context, {
    isUndone: true,
    taken: (row) => takenOf(run, row),
    async write(within, row) {
      const there = here.get(within.queries) ?? new Set();
      here.set(within.queries, there);
      for (const earlier of await findEarlier(within, run, row)) {
        if (there.has(earlier.position)) continue;
        there.add(earlier.position);
        await importRow(within, earlier.line, rowBy(run.columns, earlier.cells), context);
      }
      there.add(row.position);
      const outcome = await importOne(within, row, run, context);
      // Those after it in the batch find it by its names.
      await keep(within, run.id, [outcome]);
      return outcome;
    },
  });
  await inTransaction(shop, async (within) => {
    await checkHeld(within, run, batch);
    await keep(within, run.id, outcomes);
  });
}

async function write(
  shop: Shop,
  run: ImportRun,
  batch: readonly WaitingRow[],
  context: ImportContext,
): Promise<void> {
  const rows = batch.map(({ cells }) => rowBy(run.columns, cells));
  await fetchImages(shop, rows, context);
  await writeItems(shop, batch, context, {
    taken: (row) => takenOf(run, row),
    write: (within, row) => importOne(within, row, run, context),
    async finish(within, outcomes, items) {
      await checkHeld(within, run, items);
      await keep(within, run.id, outcomes);
    },
  });
}

const takenOf = (run: ImportRun, { position, cells }: WaitingRow): RowOutcome => {
  const row = rowBy(run.columns, cells);
  const remarks = TAKEN.errors;
  return {
    ...namesOf(row),
    position,
    name: row['Name'] ?? '',
    state: 'failed',
    awaited: [],
    changes: [],
    remarks,
  };
};

/** Nobody stops or changes it from here to the end of the transaction. */
async function checkHeld(shop: Shop, run: ImportRun, rows: readonly WaitingRow[]): Promise<void> {
  await lockRow(shop, 'import_runs', run.id);
  const now = await findImport(shop, run.id);
  if (now?.state !== run.state || now.version !== run.version) throw new Overtaken();
  if (rows.length === 0) return;
  const { waiting } = await shop.queries
    .selectFrom('import_rows')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('import_id', '=', run.id)
    .where('state', '=', 'waiting')
    .where(
      'position',
      'in',
      rows.map(({ position }) => position),
    )
    .executeTakeFirstOrThrow();
  if (Number(waiting) !== rows.length) throw new Overtaken();
}

async function keep({ queries }: Shop, importId: number, outcomes: readonly RowOutcome[]): Promise<void> {
  for (const { position, ownId, awaited, changes, remarks, ...row } of outcomes)
    await queries
      .updateTable('import_rows')
      .set({
        ...row,
        own_id: ownId,
        awaited: JSON.stringify(awaited),
        changes: JSON.stringify(changes),
        remarks: JSON.stringify(remarks),
      })
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .execute();
}

const AFTER = { previewing: 'ready', running: 'done' } as const;

/** What was named and never came is told where it was named. */
const finish = (shop: Shop, run: ImportRun): Promise<void> =>
  inTransaction(shop, async (within) => {
    await checkHeld(within, run, []);
    const missing =
      run.state === 'running'
        ? (await removeAwaited(within)).map(({ name }) => keyOf(name))
        : await missingInFile(within, run);
    await markMissing(within, run, new Set(missing));
    await within.queries
      .updateTable('import_runs')
      .set({ state: AFTER[run.state as keyof typeof AFTER], version: run.version + 1 })
      .where('id', '=', run.id)
      .execute();
  });

const awaiting = ({ queries }: Shop, { id }: ImportRun) =>
  queries
    .selectFrom('import_rows')
    .select(['position', 'parent', 'awaited', 'remarks'])
    .where('import_id', '=', id)
    .where('awaited', '<>', '[]');

/** Names that no row of the file has which would be written. */
async function missingInFile(shop: Shop, run: ImportRun): Promise<readonly string[]> {
  const missing = new Set<string>();
  for (const { awaited } of await awaiting(shop, run).execute())
    for (const name of JSON.parse(awaited) as string[]) missing.add(keyOf(name));
  for (const name of missing) {
    const id = /^id:(\d+)$/.exec(name)?.[1];
    const row = await shop.queries
      .selectFrom('import_rows')
      .select('position')
      .where('import_id', '=', run.id)
      .where('state', '<>', 'failed')
      .where((eb) => (id === undefined ? eb('sku', '=', name) : eb('own_id', '=', Number(id))))
      .limit(1)
      .executeTakeFirst();
    if (row) missing.delete(name);
  }
  return [...missing];
}

/** A variation without its parent is none; a product without what it was linked to is there all the same. */
async function markMissing(shop: Shop, run: ImportRun, missing: ReadonlySet<string>): Promise<void> {
  if (missing.size === 0) return;
  for (const { position, parent, awaited, remarks } of await awaiting(shop, run).execute()) {
    const lost = (JSON.parse(awaited) as string[]).filter((name) => missing.has(keyOf(name)));
    if (lost.length === 0) continue;
    const isLost = missing.has(keyOf(parent));
    const told = lost.map((name) => ({
      field: keyOf(name) === keyOf(parent) ? 'Parent' : '',
      message: missingText(name),
    }));
    await shop.queries
      .updateTable('import_rows')
      .set({
        remarks: JSON.stringify([...(JSON.parse(remarks) as RowRemark[]), ...told]),
        ...(isLost && { state: 'failed', changes: '[]' }),
      })
      .where('import_id', '=', run.id)
      .where('position', '=', position)
      .execute();
  }
}
