import { expect, it } from 'vitest';
import { moduleControlTexts } from '@vitrine/texts';
import { fillTemplate } from './fillTemplate.ts';
import { itemLabel } from './labels.ts';
import { fillNumber, NUMBER_HOLE } from '@vitrine/player/markup';

const slide = { title: 'Fjord', description: '', params: [] };

it.each([
  ['{{number}}', 3],
  ['10{{number}} of {{title}} 0{{number}}', 3],
  ['{{number}}', 12],
])('a template %s with a hole, filled with %d, reads as if its number had been known', (html, number) => {
  const drawn = fillTemplate(html, { ...slide, number: NUMBER_HOLE });
  expect(fillNumber(drawn, number)).toBe(fillTemplate(html, { ...slide, number }));
});

it('a label with a hole reads the same as one whose number was known', () => {
  const drawn = itemLabel({ ...slide, number: NUMBER_HOLE }, '', moduleControlTexts.en);
  expect(fillNumber(drawn, 3)).toBe('Slide 3: Fjord');
});
