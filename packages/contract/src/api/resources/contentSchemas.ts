import * as v from 'valibot';
import { filled, flag, id, list, maybe, oneOf, text, time, timeText } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { flagText, idText, paging, sorting } from '../schema/query.ts';

const POST_SORTS = ['id', 'title', 'publishedAt', 'updatedAt'] as const;
const STATUS = oneOf(['publish', 'draft', 'trash']);

const entries = {
  slug: text(180),
  status: STATUS,
  title: filled(300),
  excerpt: text(5_000),
  content: text(500_000),
  imageId: maybe(id),
  documentId: maybe(id),
  commentsOpen: flag,
};
const filing = { categories: list(filled(300)), tags: list(filled(300)) };

export const postParams = strict({ id: idText });
export const postQuery = strict({
  ...paging,
  search: v.optional(text(200)),
  status: v.optional(STATUS),
  category: v.optional(text(180)),
  tag: v.optional(text(180)),
  sort: sorting(POST_SORTS, '-publishedAt'),
});
export const postBody = anyOf({ ...entries, authorId: maybe(id), publishedAt: time, ...filing });
export const newPostBody = strict({ ...postBody.entries, title: entries.title });
export const forceQuery = strict({ force: v.optional(flagText, 'false') });

const head = {
  id: v.number(),
  type: oneOf(['post', 'page']),
  slug: v.string(),
  status: STATUS,
  title: v.string(),
  authorId: maybe(v.number()),
  imageId: maybe(v.number()),
  documentId: maybe(v.number()),
  commentCount: v.number(),
  commentsOpen: flag,
  version: v.number(),
  publishedAt: timeText,
  createdAt: timeText,
  updatedAt: timeText,
};
/** What lists show. */
export const postRow = strict(head);
export const postAnswer = strict({
  ...head,
  excerpt: v.string(),
  content: v.string(),
  categories: v.array(v.string()),
  tags: v.array(v.string()),
});
