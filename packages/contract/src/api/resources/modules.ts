import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_ARCHIVE_BYTES, API_DOCUMENT_BYTES } from '../limits.ts';
import { text } from '../schema/fields.ts';
import { anyOf, nothing, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { paging } from '../schema/query.ts';
import {
  documentInput,
  exportQuery,
  revisionAnswer,
  revisionParams,
  revisionQuery,
  revisionsAnswer,
  shelfName,
  shelfParams,
  shelfRow,
  shelfTexts,
} from './shelfSchemas.ts';

const row = { ...shelfRow, alias: v.string() };
const answer = strict({ ...row, document: v.unknown() });
const body = anyOf({ alias: shelfName, ...shelfTexts, document: documentInput });

export const modules = resource({
  listModules: {
    method: 'GET',
    path: '/modules',
    summary: 'Modules by their aliases, without their documents.',
    right: 'seeDrafts',
    query: strict({ ...paging, search: v.optional(text(200)) }),
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
    summary: 'Changes what is given; every change is a revision.',
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
    summary: 'Removes it with its revisions.',
    right: 'editModules',
    params: shelfParams,
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
