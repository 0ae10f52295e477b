import { expect, it } from 'vitest';
import { lineOf } from './lineOf.ts';

it.each([
  ['Expected a comma (line 3 column 5)', 3],
  ['المتن ليس JSON: ورد "}" في غير محله عند الموضع 7 (السطر 3، العمود 1).', 3],
  ['Unexpected token at position 4', 2],
  ['The document has no slides.', 1],
])('finds the line of %j', (message, line) => {
  expect(lineOf(message, '{\n "a"\n}')).toBe(line);
});
