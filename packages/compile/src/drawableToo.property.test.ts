// @long
import { expect, it } from 'vitest';
import { BROKEN, breakDocuments } from './testing/brokenDocuments.ts';

// In a file of its own: two cores draw twice as fast.
it('draws whatever becomes of a document: as many times more', () => {
  expect(() => breakDocuments(BROKEN, 20_260_202)).not.toThrow();
});
