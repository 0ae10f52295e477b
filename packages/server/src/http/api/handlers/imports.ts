import { deleteImport, startImport, stopImport, updateImport } from '../../../imports/changeImport.ts';
import { createImport } from '../../../imports/createImport.ts';
import { exportFaults } from '../../../imports/exportFaults.ts';
import {
  countRows,
  findImport,
  findSample,
  listImportRows,
  listImports,
  type RowCounts,
} from '../../../imports/findImports.ts';
import type { ImportRun } from '../../../imports/ImportRun.ts';
import type { Saved } from '../../../input/Saved.ts';
import type { Shop } from '../../../Shop.ts';
import type { ApiCall, Handlers } from '../ApiCall.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { written } from '../views/written.ts';

const summary = (
  { id, file, state, rows, version, createdAt }: ImportRun,
  counts: RowCounts | undefined,
) => ({
  ...written({ id, file, state, rows, version, createdAt }, 'createdAt'),
  counts: counts ?? { waiting: 0, new: 0, changed: 0, unchanged: 0, skipped: 0, failed: 0 },
});

const read = async (shop: Shop, id: number) => {
  const run = await findImport(shop, id);
  if (!run) return null;
  const { isUpdating, headers, columns, version } = run;
  const counts = (await countRows(shop, [id])).get(id);
  const sample = await findSample(shop, id);
  return { value: { ...summary(run, counts), isUpdating, headers, columns, sample }, version };
};

/** Changes it under the lock of its row, if it is still as the caller has seen it. */
async function changed(
  call: Pick<ApiCall, 'shop' | 'expected'>,
  id: number,
  write: (shop: Shop, run: ImportRun) => Promise<Saved<unknown>>,
) {
  const saved = await change(call, {
    table: 'import_runs',
    id,
    read: (within) => read(within, id),
    async write(within) {
      const run = await findImport(within, id);
      if (!run) throw new Error(`Import ${id} has gone under its lock`);
      return write(within, run);
    },
  });
  if ('kind' in saved) return saved;
  return saved.ok ? shown(await read(call.shop, id)) : unsaved(saved);
}

export const importHandlers = {
  async listImports({ shop, query }) {
    const { items, total } = await listImports(shop, query);
    const counts = await countRows(
      shop,
      items.map(({ id }) => id),
    );
    return { kind: 'list', items: items.map((run) => summary(run, counts.get(run.id))), total };
  },
  async createImport({ shop, file }) {
    const saved = await createImport(shop, { name: file.name, source: file.stream, isCut: file.isCut });
    return saved.ok ? made(await read(shop, saved.id), `/imports/${saved.id}`) : unsaved(saved);
  },
  readImport: async ({ shop, params }) => shown(await read(shop, params.id)),
  updateImport: (call) => changed(call, call.params.id, (shop, run) => updateImport(shop, run, call.body)),
  startImport: (call) => changed(call, call.params.id, startImport),
  stopImport: (call) => changed(call, call.params.id, stopImport),
  async deleteImport(call) {
    const { id } = call.params;
    const gone = await change(call, {
      table: 'import_runs',
      id,
      read: (within) => read(within, id),
      async write(within) {
        const run = await findImport(within, id);
        return run ? deleteImport(within, run) : ({ ok: true } as const);
      },
    });
    if ('kind' in gone) return gone;
    return gone.ok ? done : unsaved(gone);
  },
  async listImportRows({ shop, params, query }) {
    if (!(await findImport(shop, params.id))) return missing();
    return { kind: 'list', ...(await listImportRows(shop, params.id, query)) };
  },
  async exportImportFaults({ shop, params }) {
    const run = await findImport(shop, params.id);
    if (!run) return missing();
    const data = async () => exportFaults(shop, run);
    return { kind: 'file', name: `import-${run.id}-faults.csv`, type: 'text/csv; charset=utf-8', data };
  },
} satisfies Partial<Handlers>;
