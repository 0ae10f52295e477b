import { keyOf, removeAwaited } from '../csv/awaited.ts';
import { columnOf } from '../csv/columns.ts';
import { invalid, invalidField, type NotSaved, type Saved } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { deleteRun } from './deleteRun.ts';
import type { ImportRun, ImportState } from './ImportRun.ts';

export interface ImportChanges {
  /** What each header is taken for, in their order; '' is nothing. */
  readonly columns?: readonly string[] | undefined;
  readonly isUpdating?: boolean | undefined;
}

type Changed = Saved<unknown>;

const DONE: Changed = { ok: true };

const refuseIn = (state: ImportState, message: string): NotSaved =>
  invalidField('state', `${message} It is ${state}.`);

/** What is changed before anything is written; the preview begins anew. Call it under the lock of its row. */
export async function updateImport(shop: Shop, run: ImportRun, changes: ImportChanges): Promise<Changed> {
  if (run.state !== 'ready' && run.state !== 'previewing')
    return refuseIn(run.state, 'Only what has not been started can be changed.');
  const columns = changes.columns ? checkColumns(run, changes.columns) : run.columns;
  if ('ok' in columns) return columns;
  await forgetRows(shop, run.id);
  await shop.queries
    .updateTable('import_runs')
    .set({
      columns: JSON.stringify(columns),
      is_updating: Number(changes.isUpdating ?? run.isUpdating),
      state: 'previewing',
      version: run.version + 1,
    })
    .where('id', '=', run.id)
    .execute();
  return DONE;
}

function checkColumns({ headers }: ImportRun, asked: readonly string[]): readonly string[] | NotSaved {
  if (asked.length !== headers.length) return invalidField('columns', `Must be ${headers.length}.`);
  const columns = asked.map((name) => (name === '' ? '' : columnOf(name)));
  const errors = columns.flatMap((column, index) => {
    const field = `columns.${index}`;
    if (column === null) return [{ field, message: 'There is no such column.' }];
    const isTwice = column !== '' && columns.indexOf(column) < index;
    return isTwice ? [{ field, message: 'Another column is taken for the same.' }] : [];
  });
  return errors.length > 0 ? invalid(errors) : columns.map((column) => column ?? '');
}

/** From the first row, or where it was stopped. */
export async function startImport(shop: Shop, run: ImportRun): Promise<Changed> {
  if (run.state !== 'ready' && run.state !== 'stopped')
    return refuseIn(run.state, 'It can be started when its preview is there.');
  // What the preview said of a row is no news of the import.
  if (run.state === 'ready') await forgetRows(shop, run.id);
  return setState(shop, run, 'running');
}

/**
 * Nothing is written from now on. Drafts that stand in for what would have come later go, and rows that hung on them wait again: no row
 * is half there, and it can be started again.
 */
export async function stopImport(shop: Shop, run: ImportRun): Promise<Changed> {
  if (run.state !== 'running') return refuseIn(run.state, 'Only what runs can be stopped.');
  const missing = new Set((await removeAwaited(shop)).map(({ name }) => keyOf(name)));
  const waiting = await shop.queries
    .selectFrom('import_rows')
    .select(['position', 'parent'])
    .where('import_id', '=', run.id)
    .where('awaited', '<>', '[]')
    .where('parent', '<>', '')
    .execute();
  for (const { position, parent } of waiting)
    if (missing.has(keyOf(parent))) await forgetRows(shop, run.id, position);
  return setState(shop, run, 'stopped');
}

export async function deleteImport(shop: Shop, run: ImportRun): Promise<Changed> {
  if (run.state === 'running') return refuseIn(run.state, 'What runs must be stopped first.');
  await deleteRun(shop, run.id);
  return DONE;
}

async function setState({ queries }: Shop, { id, version }: ImportRun, state: ImportState): Promise<Changed> {
  await queries
    .updateTable('import_runs')
    .set({ state, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return DONE;
}

/** Rows wait as if nobody had looked at them. */
async function forgetRows({ queries }: Shop, id: number, position?: number): Promise<void> {
  await queries
    .updateTable('import_rows')
    .set({ state: 'waiting', awaited: '[]', changes: '[]', remarks: '[]' })
    .where('import_id', '=', id)
    .$if(position !== undefined, (query) => query.where('position', '=', position ?? 0))
    .execute();
}
