import { jsonLanguage } from '@codemirror/lang-json';
import { expect, it } from 'vitest';
import { pathAt, placeOf } from './placeOf.ts';

const text = JSON.stringify({ slides: { 12: { 'a.b': [1, { w: 2 }], a: 3 } }, list: [{ x: 1 }] }, null, 1);

it.each([
  ['slides.12', '"12"'],
  ['slides.12.a.b[0]', '1'],
  ['slides.12.a.b[1].w', '"w"'],
  ['slides.12.a', '"a"'],
  ['slides.12.none.more', '"12"'],
  ['list[0].x', '"x"'],
  ['list.0.x', '"x"'],
  ['list[0]', '{'],
  ['', '{'],
])('finds %s in a document', (path, found) => {
  const { from, to } = placeOf(text, path);
  expect(text.slice(from, to)).toBe(found);
});

it.each([
  ['{"a": {"|"}}', ['a'], true],
  ['{"a": {"b": "|"}}', ['a', 'b'], false],
  ['{"a": [{}, {"|"}]}', ['a', 1], true],
  ['{"a": {"b": 1, "c|": 2}}', ['a'], true],
])('knows what %s is about to hold', (written, path, isKey) => {
  const at = written.indexOf('|');
  const whole = written.replace('|', '');
  expect(pathAt(jsonLanguage.parser.parse(whole), whole, at)).toEqual({ path, isKey });
});

it('reads what is none without failing', () => {
  expect(placeOf('', 'a.b')).toEqual({ from: 0, to: 0 });
  expect(placeOf('{"a": ', 'a.b')).toEqual({ from: 1, to: 4 });
});
