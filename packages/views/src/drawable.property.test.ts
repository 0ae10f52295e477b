import { expect, it } from 'vitest';
import { breakDocuments, documents, expectDrawable } from './testing/brokenDocuments.ts';

it.each([...documents.keys()])('draws %s', (name) => {
  expect(() => expectDrawable(documents.get(name))).not.toThrow();
});

it('draws whatever becomes of a document: 5,000 times one to four spots are broken', () => {
  expect(() => breakDocuments(5000, 20_260_101)).not.toThrow();
}, 600_000);
