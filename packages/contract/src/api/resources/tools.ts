import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_PART_BYTES } from '../limits.ts';
import { filled, flag, maybe, oneOf, text, time, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { flagText, idText, paging, wholeText } from '../schema/query.ts';

const status = oneOf(['ready', 'warning', 'failing']);
/** A piece of work, of which one is under way at a time. */
const run = strict({
  name: v.string(),
  isRunning: flag,
  beganAt: maybe(timeText),
  endedAt: maybe(timeText),
  error: v.pipe(v.string(), v.description('What went wrong the last time; empty: nothing.')),
  done: v.number(),
  total: v.number(),
});
const job = strict({
  ...run.entries,
  everyMs: v.number(),
  nextAt: maybe(timeText),
});
const faultKind = oneOf(['request', 'job']);
const fault = {
  id: v.number(),
  kind: faultKind,
  requestId: v.string(),
  route: v.string(),
  type: v.string(),
  message: v.string(),
  createdAt: timeText,
};
const restore = strict({ id: text(64) });
const counts = v.array(strict({ name: v.string(), rows: v.number(), here: v.number() }));

/** What keeps the site running. A backup holds all that the shop knows of everybody, and a restore can make anybody an administrator. */
export const tools = resource({
  readHealth: {
    method: 'GET',
    path: '/tools/health',
    summary: 'How the database, the disk, mails and jobs are, and the versions of everything.',
    right: 'useTools',
    answer: strict({
      status,
      checks: v.array(
        strict({
          name: oneOf(['database', 'disk', 'mail', 'jobs']),
          status,
          reason: v.string(),
          facts: v.record(v.string(), v.union([v.string(), v.number()])),
        }),
      ),
      versions: v.record(v.string(), v.string()),
    }),
  },
  listJobs: {
    method: 'GET',
    path: '/tools/jobs',
    summary: 'What the shop does by itself: when it last did, when it will, and what went wrong.',
    right: 'useTools',
    answer: strict({ items: v.array(job) }),
  },
  runJob: {
    method: 'POST',
    path: '/tools/jobs/:name/run',
    summary: 'Does a job now, and answers when it is done.',
    right: 'useTools',
    params: strict({ name: text(100) }),
    answer: job,
  },
  listWorks: {
    method: 'GET',
    path: '/tools/works',
    summary: 'How far backup, restore and the making of the search index are, or how they ended.',
    right: 'useTools',
    answer: strict({ items: v.array(run) }),
  },
  readSearchIndex: {
    method: 'GET',
    path: '/tools/search-index',
    summary: 'What can be found.',
    right: 'useTools',
    answer: strict({
      entries: strict({ product: v.number(), post: v.number(), page: v.number() }),
      words: v.number(),
    }),
  },
  rebuildSearchIndex: {
    method: 'POST',
    path: '/tools/search-index/rebuild',
    summary: 'Begins to make the search index anew; searches go on meanwhile.',
    right: 'useTools',
    status: 204,
  },
  readCache: {
    method: 'GET',
    path: '/tools/cache',
    summary: 'Pages that the instance that answers has kept.',
    right: 'useTools',
    answer: strict({ isOn: flag, pages: v.number(), bytes: v.number(), mostBytes: v.number() }),
  },
  dropCache: {
    method: 'POST',
    path: '/tools/cache/drop',
    summary: 'All instances draw every page anew.',
    right: 'useTools',
    status: 204,
  },
  listFaults: {
    method: 'GET',
    path: '/tools/faults',
    summary: 'What went wrong, the newest first; at most the last thousand, and none older than thirty days.',
    right: 'useTools',
    query: strict({
      ...paging,
      kind: v.optional(faultKind),
      search: v.optional(text(200)),
      since: v.optional(time),
    }),
    answer: pageOf(strict(fault)),
  },
  readFault: {
    method: 'GET',
    path: '/tools/faults/:id',
    summary: 'One of them, with where in the code it happened.',
    right: 'useTools',
    params: strict({ id: idText }),
    answer: strict({ ...fault, stack: v.string() }),
  },
  clearFaults: {
    method: 'POST',
    path: '/tools/faults/clear',
    summary: 'Forgets all of them.',
    right: 'useTools',
    status: 204,
  },
  downloadBackup: {
    method: 'GET',
    path: '/tools/backup',
    summary: 'Everything that the shop has in one file, of one moment, while it goes on.',
    right: 'useTools',
    query: strict({ uploads: v.optional(flagText, 'true') }),
    file: ['application/gzip'],
  },
  beginRestore: {
    method: 'POST',
    path: '/tools/restores',
    summary:
      'The first step of a restore: gives the id that the pieces of the backup are sent under. They are dropped after a day.',
    right: 'useTools',
    answer: restore,
    status: 201,
  },
  addRestorePart: {
    method: 'POST',
    path: '/tools/restores/:id/parts',
    summary: 'The next piece of the backup, or the last one again.',
    right: 'useTools',
    params: restore,
    body: strict({ number: wholeText(0, 100_000) }),
    upload: { maxBytes: API_PART_BYTES, what: 'A piece of the backup.' },
    answer: strict({ parts: v.number() }),
  },
  checkRestore: {
    method: 'POST',
    path: '/tools/restores/:id/check',
    summary:
      'Reads the backup to its end: what is in it, and how much there is here that it would take the place of.',
    right: 'useTools',
    params: restore,
    answer: strict({
      at: timeText,
      from: oneOf(['sqlite', 'postgres']),
      files: v.number(),
      tables: counts,
    }),
  },
  startRestore: {
    method: 'POST',
    path: '/tools/restores/:id/start',
    summary:
      'Begins to put the backup in the place of everything. Where that fails, nothing has changed. All logins end but the one that asks.',
    right: 'useTools',
    params: restore,
    body: strict({
      title: v.pipe(filled(300), v.description('The title of the site, so that nobody does it by mistake.')),
    }),
    status: 204,
  },
  discardRestore: {
    method: 'POST',
    path: '/tools/restores/:id/discard',
    summary: 'Drops what was sent.',
    right: 'useTools',
    params: restore,
    status: 204,
  },
});
