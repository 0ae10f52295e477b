import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_ARCHIVE_BYTES, API_DOCUMENT_BYTES } from '../limits.ts';
import { oneOf } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { paging } from '../schema/query.ts';
import { displayCondition } from './conditions.ts';
import { forceQuery } from './contentSchemas.ts';
import {
  documentInput,
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
/** `conditions`: where it says that it shows. They are changed in the document itself. */
const row = { ...shelfRow, kind, slug: v.string(), conditions: v.array(displayCondition) };
const answer = strict({ ...row, document: v.unknown() });
/** `template`: as page builders write and import it, every element with an id of its own. */
const exportQuery = strict({ format: v.optional(oneOf(['json', 'zip', 'template']), 'json') });
const body = anyOf({ kind, slug: shelfName, ...shelfTexts, document: documentInput });

export const documents = resource({
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary: 'Page documents, templates, sections and kits, without their contents.',
    right: 'seeDrafts',
    query: strict({ ...shelfQuery, kind: v.optional(kind) }),
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
    summary: 'Puts it into the trash; with `force=true` it is gone for good, with its revisions.',
    right: 'editPages',
    params: shelfParams,
    query: forceQuery,
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
  duplicateDocument: {
    method: 'POST',
    path: '/documents/:id/duplicate',
    summary: 'A draft of the same under a new slug.',
    right: 'editPages',
    params: shelfParams,
    answer,
    status: 201,
  },
  listDocumentUses: {
    method: 'GET',
    path: '/documents/:id/uses',
    summary:
      'What shows it: pages, posts, other documents and settings. Conditions may show it elsewhere, too.',
    right: 'seeDrafts',
    params: shelfParams,
    query: strict(paging),
    answer: pageOf(useAnswer),
  },
  previewDocument: {
    method: 'POST',
    path: '/documents/:id/preview',
    summary:
      'A page of the shop as it would be with another text of the document, published or not: its HTML without scripts, and what reading it found.',
    right: 'seeDrafts',
    params: shelfParams,
    body: strict({ document: documentInput }),
    bodyBytes: API_DOCUMENT_BYTES,
    answer: strict({ html: v.string(), notes: readingNotes }),
  },
  exportDocument: {
    method: 'GET',
    path: '/documents/:id/export',
    summary:
      'The document byte for byte, an archive of it and the uploads that it uses, or a template as page builders import it.',
    right: 'seeDrafts',
    params: shelfParams,
    query: exportQuery,
    file: ['application/json', 'application/zip'],
  },
  importDocument: {
    method: 'POST',
    path: '/documents/import',
    summary:
      'A new document of an exported file; of a kit or an archive of templates all of them, with the pictures, categories, tags, posts and pages that lie in it (posts and pages as drafts): the first document is answered, all are named in `imported` with what reading them found, and what was not taken in `left`. Nothing that is there is changed: what has its slug already gets a number. Without a kind, it is of the one that it says itself.',
    right: 'editPages',
    body: anyOf({ kind }),
    upload: {
      maxBytes: API_ARCHIVE_BYTES,
      what: 'The JSON of a document, or an archive.',
      missing: 'Please upload a file to import',
    },
    answer: strict({
      ...row,
      document: v.unknown(),
      imported: v.array(strict({ ...row, notes: readingNotes })),
      posts: v.array(strict({ id: v.number(), type: oneOf(['page', 'post']), title: v.string() })),
      terms: v.pipe(v.number(), v.description('Categories and tags that are new.')),
      left: v.pipe(
        readingNotes,
        v.description('What is in the archive and was not taken, by its file, and numbers of another site.'),
      ),
    }),
    status: 201,
  },
});
