import { expect, it } from 'vitest';
import { breakDocuments } from './testing/brokenDocuments.ts';

// In a file of its own: two cores draw twice as fast.
it('draws whatever becomes of a document: 5,000 times more', () => {
  expect(() => breakDocuments(5000, 20_260_202)).not.toThrow();
}, 600_000);
