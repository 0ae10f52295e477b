import type { Readable } from 'node:stream';
import { reindex } from '../../../catalogue/indexing/reindex.ts';
import { clearFaults, findFault, listFaults } from '../../../faults/listFaults.ts';
import { readHealth } from '../../../health/readHealth.ts';
import { listRuns, type Run } from '../../../jobs/listRuns.ts';
import { type Job, runJob } from '../../../jobs/startJobs.ts';
import { countAllUp } from '../../../pageVersions/countAllUp.ts';
import { readIndexState } from '../../../search/readIndexState.ts';
import type { Shop } from '../../../Shop.ts';
import { streamBackup } from '../../../storage/backup.ts';
import { checkBackup } from '../../../storage/checkBackup.ts';
import { addPart, beginIncoming, countParts, dropIncoming, withIncoming } from '../../../storage/incoming.ts';
import { readHeader } from '../../../storage/readBackup.ts';
import { countTables } from '../../../storage/readRows.ts';
import { inPhases, restoreRunning } from '../../../storage/restoreRunning.ts';
import type { ApiCall, Handlers } from '../ApiCall.ts';
import { done, invalid, missing, plain, type Refusal, refused, shown } from '../answer/Outcome.ts';
import { iso, written } from '../views/written.ts';

/** What somebody can have begun. */
const WORKS = { backup: 'backup', restore: 'restore', index: 'search index' } as const;

const busy = refused(409, 'busy', 'Somebody is at it already. Please wait until that is done.');

const runView = (run: Run) => written(run, 'beganAt', 'endedAt');

const jobView = ({ everyMs }: Job, run: Run) => ({
  ...runView(run),
  everyMs,
  nextAt: run.beganAt === null ? null : iso(run.beganAt + everyMs),
});

async function readJobs(shop: Shop, jobs: readonly Job[]) {
  const runs = await listRuns(
    shop,
    jobs.map(({ name }) => name),
  );
  return jobs.flatMap((job, at) => (runs[at] ? [jobView(job, runs[at])] : []));
}

export const toolHandlers = {
  readHealth: async ({ shop, uploads, operation }) =>
    plain(await readHealth({ shop, uploads, ...operation })),
  listJobs: async ({ shop, operation }) => plain({ items: await readJobs(shop, operation.jobs) }),
  async runJob({ shop, operation, params }) {
    const job = operation.jobs.find(({ name }) => name === params.name);
    if (!job) return missing();
    try {
      if (!(await runJob(shop, job))) return busy;
    } catch (error) {
      // How it went is the answer; it is written down as when it fails by itself.
      operation.faults.note({ kind: 'job', route: job.name, error });
    }
    const [view] = await readJobs(shop, [job]);
    return shown(view ? { value: view } : null);
  },
  listWorks: async ({ operation }) =>
    plain({ items: (await operation.works.list(Object.values(WORKS))).map(runView) }),
  readSearchIndex: async ({ shop }) => plain(await readIndexState(shop)),
  async rebuildSearchIndex({ shop, operation }) {
    const isBegun = await operation.works.begin(WORKS.index, (tell) => reindex(shop, { onProgress: tell }));
    return isBegun ? done : busy;
  },
  async readCache({ operation: { pages } }) {
    const held = pages?.held() ?? { pages: 0, bytes: 0, mostBytes: 0 };
    return plain({ isOn: pages !== null, ...held });
  },
  async dropCache({ shop, operation }) {
    await countAllUp(shop);
    operation.pages?.clear();
    return done;
  },
  async listFaults({ shop, query }) {
    const { items, total } = await listFaults(shop, query);
    return { kind: 'list', items: items.map((fault) => written(fault, 'createdAt')), total };
  },
  async readFault({ shop, params }) {
    const fault = await findFault(shop, params.id);
    return shown(fault && { value: written(fault, 'createdAt') });
  },
  async clearFaults({ shop }) {
    await clearFaults(shop);
    return done;
  },
  async downloadBackup(call) {
    const name = `vitrine-${iso(call.shop.now()).slice(0, 10)}.backup`;
    const file = { kind: 'file', name, type: 'application/gzip' } as const;
    if (call.request.method === 'HEAD') return { ...file, data: new Uint8Array() };
    const stream = await beginBackup(call, call.query.uploads);
    return stream ? { ...file, data: async () => stream } : busy;
  },
  async beginRestore(call) {
    return plain({ id: await beginIncoming(call) });
  },
  async addRestorePart(call) {
    const { params, body, file } = call;
    const bytes = await file.bytes();
    if ((await countParts(call, params.id)) === null) return missing();
    if (!(await addPart(call, params.id, body.number, bytes)))
      return invalid([{ field: 'number', message: 'Another piece is the next.' }]);
    return plain({ parts: body.number + 1 });
  },
  async checkRestore(call) {
    const { shop, params } = call;
    if (!(await countParts(call, params.id))) return missing();
    return withIncoming(call, params.id, async (file) => {
      const checked = await checkBackup(file);
      if (!checked.ok) return notRestorable(checked.reason);
      const { at, from, files = 0, tables } = await readHeader(file);
      const here = new Map(
        (await countTables(shop.kind, shop.queries)).map(({ name, rows }) => [name, rows]),
      );
      return plain({
        at: iso(at),
        from,
        files,
        tables: tables.map(({ name, rows }) => ({
          name,
          rows: Number(rows),
          here: Number(here.get(name) ?? 0),
        })),
      });
    });
  },
  async startRestore(call) {
    const { params, body, settings } = call;
    if (!(await countParts(call, params.id))) return missing();
    if (body.title !== settings.site.title.trim())
      return invalid([{ field: 'title', message: 'This is not the title of the site.' }]);
    return (await beginRestore(call, params.id)) ? done : busy;
  },
  async discardRestore(call) {
    if ((await countParts(call, call.params.id)) === null) return missing();
    await dropIncoming(call, call.params.id);
    return done;
  },
} satisfies Partial<Handlers>;

const notRestorable = (reason: string): Refusal => refused(422, 'not_restorable', reason);

type ToolCall = Pick<ApiCall, 'shop' | 'uploads' | 'operation' | 'token'>;

/** Null: somebody makes one already. */
async function beginBackup({ uploads, operation }: ToolCall, withUploads: boolean): Promise<Readable | null> {
  let stream: Readable | null = null;
  await operation.works.begin(WORKS.backup, async (tell) => {
    const db = operation.openAgain();
    const [onProgress, onFiles] = inPhases(tell, withUploads ? 2 : 1);
    const made = streamBackup(db, { onProgress, onFiles, ...(withUploads && { uploads }) });
    ({ stream } = made);
    await made.done.finally(() => db.close());
  });
  return stream;
}

const beginRestore = (call: ToolCall, id: string): Promise<boolean> =>
  call.operation.works.begin(WORKS.restore, async (tell) => {
    const { shop, uploads, token, operation } = call;
    const restored = await withIncoming(call, id, (file) =>
      restoreRunning(file, { shop, uploads, token, tell }),
    );
    if (!restored.ok) throw new Error(restored.reason);
    // Triggers have told all instances; what is kept here is of no use any more.
    operation.pages?.clear();
    await dropIncoming(call, id);
  });
