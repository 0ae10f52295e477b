import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, int, list, text, whole } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const one = strict({ id: idText });
const entries = {
  taxClass: text(100),
  country: v.pipe(text(2), v.regex(/^(?:[A-Za-z]{2})?$/, 'Must be two letters, or empty for any.')),
  state: text(100),
  postcodes: list(filled(50)),
  cities: list(filled(100)),
  ratePpm: v.pipe(whole(0, 10_000_000), v.description('In millionths: 200000 is 20 %.')),
  name: filled(100),
  priority: whole(0, 1000),
  isCompound: flag,
  isOnShipping: flag,
  position: int,
};
const body = anyOf(entries);
const answer = strict({ id: v.number(), ...entries });

export const taxRates = resource({
  listTaxRates: {
    method: 'GET',
    path: '/tax-rates',
    summary: 'Tax rates in their order.',
    right: 'manageSettings',
    query: strict({ ...paging, country: v.optional(text(2)) }),
    answer: pageOf(answer),
  },
  createTaxRate: {
    method: 'POST',
    path: '/tax-rates',
    summary: 'A new tax rate. Its name and its rate must be given.',
    right: 'manageSettings',
    body: strict({ ...body.entries, name: entries.name, ratePpm: entries.ratePpm }),
    answer,
    status: 201,
  },
  readTaxRate: {
    method: 'GET',
    path: '/tax-rates/:id',
    summary: 'One tax rate.',
    right: 'manageSettings',
    params: one,
    answer,
  },
  updateTaxRate: {
    method: 'PATCH',
    path: '/tax-rates/:id',
    summary: 'Changes what is given.',
    right: 'manageSettings',
    params: one,
    body,
    answer,
    needsMatch: true,
  },
  deleteTaxRate: {
    method: 'DELETE',
    path: '/tax-rates/:id',
    summary: 'Removes it.',
    right: 'manageSettings',
    params: one,
    status: 204,
    needsMatch: true,
  },
});
