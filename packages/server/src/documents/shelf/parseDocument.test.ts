import { DOCUMENT_DEPTH } from '@vitrine/model';
import { expect, it } from 'vitest';
import { parseDocument } from './parseDocument.ts';

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

it('takes a document as deep as documents may be, and nothing is lost of it', () => {
  const parsed = parseDocument(lists(DOCUMENT_DEPTH));
  expect(parsed.ok && JSON.stringify(parsed.value)).toBe(lists(DOCUMENT_DEPTH));
});

it.each([DOCUMENT_DEPTH + 1, 1_000_000])('refuses a document of %i levels, in words', (levels) => {
  expect(parseDocument(lists(levels))).toEqual({
    ok: false,
    isJson: true,
    message: `The document is nested deeper than ${DOCUMENT_DEPTH} levels.`,
  });
});

it('counts no brackets inside texts', () => {
  const text = JSON.stringify({ a: `"${'['.repeat(1000)}\\`, b: '{'.repeat(1000) });
  expect(parseDocument(text)).toMatchObject({ ok: true });
});
