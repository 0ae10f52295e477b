import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_PICTURE_BYTES } from '../limits.ts';
import { maybe, oneOf, text, timeText } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idsText, idText, paging } from '../schema/query.ts';

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
export const media = resource({
  listMedia: {
    method: 'GET',
    path: '/media',
    summary: 'The library of pictures, films and PDFs, the newest first.',
    right: 'uploadMedia',
    query: strict({ ...paging, search: v.optional(text(200)), ids: v.optional(idsText) }),
    answer: pageOf(row),
  },
  uploadMedia: {
    method: 'POST',
    path: '/media',
    summary:
      'Puts a picture, a film or a PDF into the library. What it is, is told by its contents, not by its name.',
    right: 'uploadMedia',
    body: texts,
    upload: {
      maxBytes: API_PICTURE_BYTES,
      what: 'A PNG, JPEG, WebP, GIF or AVIF picture, an MP4 or WebM film, or a PDF.',
    },
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
