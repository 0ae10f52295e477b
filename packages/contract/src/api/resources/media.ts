import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_HIGHEST_ID, API_PICTURE_BYTES } from '../limits.ts';
import { filled, id, int, list, maybe, oneOf, text, timeText } from '../schema/fields.ts';
import { anyOf, nothing, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idsText, idText, paging, wholeText } from '../schema/query.ts';

const one = strict({ id: idText });
const texts = anyOf({ alt: text(500), title: text(500) });
const answer = strict({
  id: v.number(),
  url: v.string(),
  file: v.string(),
  mime: v.string(),
  width: maybe(v.number()),
  height: maybe(v.number()),
  bytes: v.number(),
  alt: v.string(),
  title: v.string(),
  createdAt: timeText,
});
/** Sizes are made in their own time, and so are no part of what somebody saves. */
const row = strict({
  ...answer.entries,
  sizes: v.pipe(
    v.array(strict({ width: v.number(), url: v.string() })),
    v.description('The same picture, smaller; the smallest first, empty until they are made.'),
  ),
});
const upload = {
  maxBytes: API_PICTURE_BYTES,
  what: 'A PNG, JPEG, WebP, GIF or AVIF picture, an MP4 or WebM film, or a PDF.',
};

const folder = { name: filled(100), parentId: maybe(id), position: int };
const folderAnswer = strict({
  id: v.number(),
  name: v.string(),
  parentId: maybe(v.number()),
  position: v.number(),
  count: v.pipe(v.number(), v.description('Files in it, without those in folders below it.')),
});

export const media = resource({
  listMedia: {
    method: 'GET',
    path: '/media',
    summary: 'The library of pictures, films and PDFs, the newest first.',
    right: 'uploadMedia',
    query: strict({
      ...paging,
      search: v.optional(text(200)),
      ids: v.optional(idsText),
      folder: v.optional(
        v.pipe(wholeText(0, API_HIGHEST_ID), v.description('What is filed in it; 0: what is filed nowhere.')),
      ),
    }),
    answer: pageOf(row),
  },
  uploadMedia: {
    method: 'POST',
    path: '/media',
    summary:
      'Puts a picture, a film or a PDF into the library. What it is, is told by its contents, not by its name.',
    right: 'uploadMedia',
    body: anyOf({ ...texts.entries, folderId: idText }),
    upload,
    answer,
    status: 201,
  },
  readMedia: {
    method: 'GET',
    path: '/media/:id',
    summary: 'One picture.',
    right: 'uploadMedia',
    params: one,
    answer,
  },
  listMediaUses: {
    method: 'GET',
    path: '/media/:id/uses',
    summary: 'What shows it: products, terms, posts and pages.',
    right: 'uploadMedia',
    params: one,
    query: strict(paging),
    answer: pageOf(
      strict({
        kind: oneOf(['product', 'term', 'post', 'page']),
        id: v.pipe(v.number(), v.description('Of a variation: that of its product.')),
        taxonomy: v.pipe(v.string(), v.description('Of a term; otherwise empty.')),
        name: v.string(),
      }),
    ),
  },
  updateMedia: {
    method: 'PATCH',
    path: '/media/:id',
    summary: 'Changes its texts.',
    right: 'uploadMedia',
    params: one,
    body: texts,
    answer,
    needsMatch: true,
  },
  replaceMediaFile: {
    method: 'POST',
    path: '/media/:id/file',
    summary:
      'Puts another file of the same kind in its place. Its address changes, everything that shows it follows, and the old address leads to the new one.',
    right: 'uploadMedia',
    params: one,
    body: nothing,
    upload,
    answer,
    needsMatch: true,
  },
  fileMedia: {
    method: 'POST',
    path: '/media-folders/move',
    summary:
      'Files some in a folder, or in none. Folders are an order for those who work here: no address changes.',
    right: 'uploadMedia',
    body: strict({ ids: list(id), folderId: maybe(id) }),
    answer: strict({
      moved: v.number(),
      before: v.pipe(
        v.array(strict({ id, folderId: maybe(id) })),
        v.description('Where each of them was, by which it can be taken back.'),
      ),
    }),
  },
  listMediaFolders: {
    method: 'GET',
    path: '/media-folders',
    summary: 'The folders of the library, in their order.',
    right: 'uploadMedia',
    query: strict(paging),
    answer: pageOf(folderAnswer),
  },
  createMediaFolder: {
    method: 'POST',
    path: '/media-folders',
    summary: 'A new folder.',
    right: 'uploadMedia',
    body: strict({ ...anyOf(folder).entries, name: folder.name }),
    answer: folderAnswer,
    status: 201,
  },
  readMediaFolder: {
    method: 'GET',
    path: '/media-folders/:id',
    summary: 'One folder.',
    right: 'uploadMedia',
    params: one,
    answer: folderAnswer,
  },
  updateMediaFolder: {
    method: 'PATCH',
    path: '/media-folders/:id',
    summary: 'Changes its name or its place.',
    right: 'uploadMedia',
    params: one,
    body: anyOf(folder),
    answer: folderAnswer,
    needsMatch: true,
  },
  deleteMediaFolder: {
    method: 'DELETE',
    path: '/media-folders/:id',
    summary: 'Removes it; what is in it moves up.',
    right: 'uploadMedia',
    params: one,
    status: 204,
    needsMatch: true,
  },
  deleteMedia: {
    method: 'DELETE',
    path: '/media/:id',
    summary: 'Removes it; refused while a product, a post or a category shows it.',
    right: 'uploadMedia',
    params: one,
    status: 204,
    needsMatch: true,
  },
});
