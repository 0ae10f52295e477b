import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_IMPORT_BYTES, API_IMPORT_ROWS } from '../limits.ts';
import { flag, list, oneOf, text, timeText } from '../schema/fields.ts';
import { anyOf, nothing, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging, wholeText } from '../schema/query.ts';

const ROW_STATES = ['waiting', 'new', 'changed', 'unchanged', 'skipped', 'failed'] as const;
const MOST_COLUMNS = 500;

const one = strict({ id: idText });
const summary = strict({
  id: v.number(),
  file: v.string(),
  state: v.pipe(
    oneOf(['reading', 'previewing', 'ready', 'running', 'stopped', 'done']),
    v.description('previewing and running go on by themselves; a stopped one can be started again.'),
  ),
  rows: v.number(),
  counts: strict({
    waiting: v.number(),
    new: v.number(),
    changed: v.number(),
    unchanged: v.number(),
    skipped: v.number(),
    failed: v.number(),
  }),
  version: v.number(),
  createdAt: timeText,
});
const answer = strict({
  ...summary.entries,
  isUpdating: v.pipe(flag, v.description('Whether products that are there are changed.')),
  headers: v.pipe(v.array(v.string()), v.description('What the file calls its columns.')),
  columns: v.pipe(
    v.array(v.string()),
    v.description('What each of them is taken for, in their order; empty: for nothing.'),
  ),
  sample: v.pipe(v.array(v.string()), v.description('The cells of the first row.')),
});

export const imports = resource({
  listImports: {
    method: 'GET',
    path: '/imports',
    summary: 'Files of products that were sent to be looked at, the latest first. They are kept for a week.',
    right: 'manageCatalogue',
    query: strict(paging),
    answer: pageOf(summary),
  },
  createImport: {
    method: 'POST',
    path: '/imports',
    summary:
      'Takes a CSV file in and begins to look at what it would change. Nothing of the shop is changed before it is started.',
    right: 'manageCatalogue',
    body: nothing,
    upload: { maxBytes: API_IMPORT_BYTES, what: 'A CSV file; its first row names its columns.' },
    answer,
    status: 201,
  },
  readImport: {
    method: 'GET',
    path: '/imports/:id',
    summary: 'One import: how far it is, and how many rows stand how.',
    right: 'manageCatalogue',
    params: one,
    answer,
  },
  updateImport: {
    method: 'PATCH',
    path: '/imports/:id',
    summary: 'Changes what its columns are taken for, before it is started; it is looked at anew.',
    right: 'manageCatalogue',
    params: one,
    body: anyOf({ columns: list(text(300), MOST_COLUMNS), isUpdating: flag }),
    answer,
    needsMatch: true,
  },
  deleteImport: {
    method: 'DELETE',
    path: '/imports/:id',
    summary: 'Forgets a file and what came of it; products stay as they are.',
    right: 'manageCatalogue',
    params: one,
    status: 204,
    needsMatch: true,
  },
  startImport: {
    method: 'POST',
    path: '/imports/:id/start',
    summary: 'Writes what the preview of this version has shown. It goes on by itself.',
    right: 'manageCatalogue',
    params: one,
    answer,
    needsMatch: true,
  },
  stopImport: {
    method: 'POST',
    path: '/imports/:id/stop',
    summary: 'Nothing more is written. Rows that are done stay, and none is half done.',
    right: 'manageCatalogue',
    params: one,
    answer,
    needsMatch: true,
  },
  listImportRows: {
    method: 'GET',
    path: '/imports/:id/rows',
    summary: 'What comes, or came, of each row, in the order of the file.',
    right: 'manageCatalogue',
    params: one,
    query: strict({
      page: paging.page,
      perPage: v.optional(wholeText(1, API_IMPORT_ROWS), String(API_IMPORT_ROWS)),
      state: v.optional(oneOf(ROW_STATES)),
    }),
    answer: pageOf(
      strict({
        line: v.number(),
        state: oneOf(ROW_STATES),
        name: v.string(),
        sku: v.string(),
        changes: v.array(strict({ field: v.string(), from: v.string(), to: v.string() })),
        remarks: v.array(strict({ field: v.string(), message: v.string() })),
      }),
    ),
  },
  exportImportFaults: {
    method: 'GET',
    path: '/imports/:id/faults',
    summary: 'The rows that were not taken, as the file has them, with why.',
    right: 'manageCatalogue',
    params: one,
    file: ['text/csv'],
  },
});
