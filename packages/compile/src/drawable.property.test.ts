// @long
import { expect, it } from 'vitest';
import { BROKEN, breakDocuments, documents, expectDrawable } from './testing/brokenDocuments.ts';

it.each([...documents.keys()])('draws %s', (name) => {
  expect(() => expectDrawable(documents.get(name))).not.toThrow();
});

it('draws whatever becomes of a document: one to four spots are broken, many times', () => {
  expect(() => breakDocuments(BROKEN, 20_260_101)).not.toThrow();
});
