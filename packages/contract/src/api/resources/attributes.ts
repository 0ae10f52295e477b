import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, int, text } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const one = strict({ id: idText });
const answer = strict({ id: v.number(), slug: v.string(), name: v.string(), position: v.number() });

export const attributes = resource({
  listAttributes: {
    method: 'GET',
    path: '/attributes',
    summary: 'Attributes that all products share; their options are the terms of `pa_` and the slug.',
    right: 'seeDrafts',
    query: strict(paging),
    answer: pageOf(answer),
  },
  createAttribute: {
    method: 'POST',
    path: '/attributes',
    summary: 'A new attribute. Its slug is made of the name when it is left out, and stays.',
    right: 'manageCatalogue',
    body: strict({ name: filled(300), slug: v.optional(text(180), ''), position: v.optional(int, 0) }),
    answer,
    status: 201,
  },
  readAttribute: {
    method: 'GET',
    path: '/attributes/:id',
    summary: 'One attribute.',
    right: 'seeDrafts',
    params: one,
    answer,
  },
  updateAttribute: {
    method: 'PATCH',
    path: '/attributes/:id',
    summary: 'Changes what is given.',
    right: 'manageCatalogue',
    params: one,
    body: anyOf({ name: filled(300), position: int }),
    answer,
    needsMatch: true,
  },
  deleteAttribute: {
    method: 'DELETE',
    path: '/attributes/:id',
    summary: 'Removes it with its options; refused while a product uses one.',
    right: 'manageCatalogue',
    params: one,
    status: 204,
    needsMatch: true,
  },
});
