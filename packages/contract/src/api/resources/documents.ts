import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_ARCHIVE_BYTES, API_DOCUMENT_BYTES } from '../limits.ts';
import { oneOf } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
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

/** What a page document is for, whatever its builder calls it. */
export const DOCUMENT_KINDS = [
  'page',
  'post',
  'header',
  'footer',
  'single',
  'archive',
  'product',
  'search',
  'popup',
  'section',
  'error-404',
  'kit',
  // Of no kind that its file names.
  'template',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const kind = oneOf(DOCUMENT_KINDS);
const row = { ...shelfRow, kind, slug: v.string() };
const answer = strict({ ...row, document: v.unknown() });
const body = anyOf({ kind, slug: shelfName, ...shelfTexts, document: documentInput });

export const documents = resource({
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary: 'Page documents, templates, sections and kits, without their contents.',
    right: 'seeDrafts',
    query: strict({ ...paging, kind: v.optional(kind) }),
    answer: pageOf(strict(row)),
  },
  createDocument: {
    method: 'POST',
    path: '/documents',
    summary:
      'A new document. Its `conditions` say on which pages a header, footer, template or pop-up shows.',
    right: 'editPages',
    body: strict({ ...body.entries, kind, slug: shelfName, document: documentInput }),
    bodyBytes: API_DOCUMENT_BYTES,
    answer,
    status: 201,
  },
  readDocument: {
    method: 'GET',
    path: '/documents/:id',
    summary: 'One document.',
    right: 'seeDrafts',
    params: shelfParams,
    answer,
  },
  updateDocument: {
    method: 'PATCH',
    path: '/documents/:id',
    summary: 'Changes what is given; every change is a revision.',
    right: 'editPages',
    params: shelfParams,
    body,
    bodyBytes: API_DOCUMENT_BYTES,
    answer,
    needsMatch: true,
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/documents/:id',
    summary: 'Removes it with its revisions.',
    right: 'editPages',
    params: shelfParams,
    status: 204,
    needsMatch: true,
  },
  listDocumentRevisions: {
    method: 'GET',
    path: '/documents/:id/revisions',
    summary: 'Its versions, the newest first; `before` a version gives the next ones.',
    right: 'seeDrafts',
    params: shelfParams,
    query: revisionQuery,
    answer: revisionsAnswer,
  },
  readDocumentRevision: {
    method: 'GET',
    path: '/documents/:id/revisions/:version',
    summary: 'The document of a version.',
    right: 'seeDrafts',
    params: revisionParams,
    answer: revisionAnswer,
  },
  restoreDocumentRevision: {
    method: 'POST',
    path: '/documents/:id/revisions/:version/restore',
    summary: 'Saves an old version anew.',
    right: 'editPages',
    params: revisionParams,
    answer,
    needsMatch: true,
  },
  exportDocument: {
    method: 'GET',
    path: '/documents/:id/export',
    summary: 'The document byte for byte, or an archive of it and the uploads that it uses.',
    right: 'seeDrafts',
    params: shelfParams,
    query: exportQuery,
    file: ['application/json', 'application/zip'],
  },
  importDocument: {
    method: 'POST',
    path: '/documents/import',
    summary:
      'A new document of an exported file; of a kit or an archive of templates all of them, with the pictures that lie in it, and the first is answered.',
    right: 'editPages',
    body: strict({ kind }),
    upload: { maxBytes: API_ARCHIVE_BYTES, what: 'The JSON of a document, or an archive.' },
    answer,
    status: 201,
  },
});
