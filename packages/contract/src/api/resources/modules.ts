import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_ARCHIVE_BYTES, API_DOCUMENT_BYTES } from '../limits.ts';
import { filled, maybe, time, timeText } from '../schema/fields.ts';
import { anyOf, nothing, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { paging } from '../schema/query.ts';
import { forceQuery } from './contentSchemas.ts';
import {
  documentInput,
  exportQuery,
  readingNotes,
  revisionAnswer,
  revisionParams,
  revisionQuery,
  revisionsAnswer,
  shelfName,
  shelfParams,
  shelfQuery,
  shelfRow,
  shelfTexts,
  useAnswer,
} from './shelfSchemas.ts';

/** Visitors see it from the one moment, and until the other; null: always. */
const row = { ...shelfRow, alias: v.string(), showFrom: maybe(timeText), showUntil: maybe(timeText) };
const answer = strict({ ...row, document: v.unknown() });
const body = anyOf({
  alias: shelfName,
  ...shelfTexts,
  showFrom: maybe(time),
  showUntil: maybe(time),
  document: documentInput,
});

export const modules = resource({
  listModules: {
    method: 'GET',
    path: '/modules',
    summary: 'Modules by their aliases, without their documents.',
    right: 'seeDrafts',
    query: strict(shelfQuery),
    answer: pageOf(strict(row)),
  },
  createModule: {
    method: 'POST',
    path: '/modules',
    summary: 'A new module.',
    right: 'editModules',
    body: strict({ ...body.entries, alias: shelfName, document: documentInput }),
    bodyBytes: API_DOCUMENT_BYTES,
    answer,
    status: 201,
  },
  readModule: {
    method: 'GET',
    path: '/modules/:id',
    summary: 'One module with its document.',
    right: 'seeDrafts',
    params: shelfParams,
    answer,
  },
  updateModule: {
    method: 'PATCH',
    path: '/modules/:id',
    summary:
      'Changes what is given; every change is a revision. The alias that it had goes on to lead to it.',
    right: 'editModules',
    params: shelfParams,
    body,
    bodyBytes: API_DOCUMENT_BYTES,
    answer,
    needsMatch: true,
  },
  deleteModule: {
    method: 'DELETE',
    path: '/modules/:id',
    summary: 'Puts it into the trash; with `force=true` it is gone for good, with its revisions.',
    right: 'editModules',
    params: shelfParams,
    query: forceQuery,
    status: 204,
    needsMatch: true,
  },
  listModuleRevisions: {
    method: 'GET',
    path: '/modules/:id/revisions',
    summary: 'Its versions, the newest first; `before` a version gives the next ones.',
    right: 'seeDrafts',
    params: shelfParams,
    query: revisionQuery,
    answer: revisionsAnswer,
  },
  readModuleRevision: {
    method: 'GET',
    path: '/modules/:id/revisions/:version',
    summary: 'The document of a version.',
    right: 'seeDrafts',
    params: revisionParams,
    answer: revisionAnswer,
  },
  restoreModuleRevision: {
    method: 'POST',
    path: '/modules/:id/revisions/:version/restore',
    summary: 'Saves an old version anew.',
    right: 'editModules',
    params: revisionParams,
    answer,
    needsMatch: true,
  },
  duplicateModule: {
    method: 'POST',
    path: '/modules/:id/duplicate',
    summary: 'A draft of the same under a new alias.',
    right: 'editModules',
    params: shelfParams,
    answer,
    status: 201,
  },
  exportModule: {
    method: 'GET',
    path: '/modules/:id/export',
    summary: 'The document byte for byte, or an archive of it and the uploads that it uses.',
    right: 'seeDrafts',
    params: shelfParams,
    query: exportQuery,
    file: ['application/json', 'application/zip'],
  },
  listModuleUses: {
    method: 'GET',
    path: '/modules/:id/uses',
    summary: 'What shows it: pages, posts, documents, other modules and settings.',
    right: 'seeDrafts',
    params: shelfParams,
    query: strict(paging),
    answer: pageOf(useAnswer),
  },
  importPageModules: {
    method: 'POST',
    path: '/modules/import-page',
    summary:
      'New modules of the HTML of a page that shows some. Nothing is fetched: what the page itself would have fetched is named in `left`.',
    right: 'editModules',
    body: strict({ html: filled(8_000_000) }),
    bodyBytes: API_DOCUMENT_BYTES,
    answer: strict({
      items: v.array(strict({ ...row, notes: readingNotes })),
      left: v.array(v.string()),
    }),
    status: 201,
  },
  importModule: {
    method: 'POST',
    path: '/modules/import',
    summary: 'A new module of an exported file.',
    right: 'editModules',
    body: nothing,
    upload: { maxBytes: API_ARCHIVE_BYTES, what: 'The JSON of a module, or an archive.' },
    answer,
    status: 201,
  },
});
