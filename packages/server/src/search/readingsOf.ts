import type { Expression, Term } from './findPlaces.ts';
import type { Form, Forms } from './formsOf.ts';
import { type Field, FIELDS, isSkuStart } from './tokensOf.ts';

const termOf = (field: Field, { word, isStart }: Form): Term => ({ token: `${field}${word}`, isStart });

/** All words in one field. */
export const allIn = (field: Field, forms: Forms): Expression =>
  [...forms.values()].map((choices) => choices.map((form) => termOf(field, form)));

/** All words in the title, and the first of them at its start. */
export const titleFrom = (forms: Forms): Expression =>
  [...forms.values()].map((choices, at) =>
    choices.map((form) => termOf(at === 0 ? FIELDS.start : FIELDS.title, form)),
  );

/** One key as a whole or as a beginning. */
export const keyIn = (field: Field, word: string, isStart = false): Expression =>
  word === '' ? [[]] : [[termOf(field, { word, isStart })]];

/** SKUs that begin so. */
export const skuFrom = (typed: string): Expression =>
  isSkuStart(typed) ? keyIn(FIELDS.skuStart, typed) : keyIn(FIELDS.sku, typed, true);
