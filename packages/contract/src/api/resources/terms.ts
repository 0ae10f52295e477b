import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, id, int, maybe, text } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const taxonomy = v.pipe(
  text(190),
  v.regex(/^(?:product_cat|product_tag|category|post_tag|pa_[\p{L}\p{N}\p{M}-]+)$/u, 'Is no kind of term.'),
  v.description('product_cat, product_tag, category, post_tag, or pa_ and the slug of an attribute.'),
);
const one = strict({ taxonomy, id: idText });
const entries = {
  name: filled(300),
  slug: text(180),
  description: text(200_000),
  parentId: maybe(id),
  imageId: maybe(id),
  position: int,
  colour: v.pipe(
    text(7),
    v.regex(/^(?:#[\da-fA-F]{6})?$/, 'Must be a colour such as #3366aa.'),
    v.description(
      'Of an option: what it is shown by. Empty: by its picture, or by a colour that its name says.',
    ),
  ),
};
const body = anyOf(entries);
export const termAnswer = strict({ id: v.number(), taxonomy: v.string(), count: v.number(), ...entries });

export const terms = resource({
  listTerms: {
    method: 'GET',
    path: '/terms/:taxonomy',
    summary: 'Categories, tags or options of an attribute, in their order.',
    right: 'seeDrafts',
    params: strict({ taxonomy }),
    query: strict({ ...paging, search: v.optional(text(200)) }),
    answer: pageOf(termAnswer),
  },
  createTerm: {
    method: 'POST',
    path: '/terms/:taxonomy',
    summary: 'A new term. Those of products need the right manageCatalogue.',
    right: 'editPosts',
    params: strict({ taxonomy }),
    body: strict({ ...body.entries, name: entries.name }),
    answer: termAnswer,
    status: 201,
  },
  readTerm: {
    method: 'GET',
    path: '/terms/:taxonomy/:id',
    summary: 'One term.',
    right: 'seeDrafts',
    params: one,
    answer: termAnswer,
  },
  updateTerm: {
    method: 'PATCH',
    path: '/terms/:taxonomy/:id',
    summary: 'Changes what is given. Terms of products need the right manageCatalogue.',
    right: 'editPosts',
    params: one,
    body,
    answer: termAnswer,
    needsMatch: true,
  },
  deleteTerm: {
    method: 'DELETE',
    path: '/terms/:taxonomy/:id',
    summary:
      'Removes it; terms below it move up, products stay. Those of products need the right manageCatalogue.',
    right: 'editPosts',
    params: one,
    status: 204,
    needsMatch: true,
  },
});
