import { moduleControlTexts } from '@vitrine/texts';
import { expect, it } from 'vitest';
import { itemLabel } from './labels.ts';

const slide = (title: string) => ({ title, description: '', params: [], number: 4 });

it.each([
  ['the text that is seen on it', 'Fjord', '<b>Still</b> water', 'Still water'],
  ['its number and title where it shows none', 'Fjord', '<span></span>', 'Slide 4: Fjord'],
  ['its number and title where it shows a number only', 'Fjord', '04', 'Slide 4: Fjord'],
  ['its number where it has no title', '', '', 'Slide 4'],
  ['its number where its title says no more', 'Slide 4', '', 'Slide 4'],
  ['its number where the title is the one that editors give', '#7 Slide', '', 'Slide 4'],
])('an item is called by %s', (_, title, seen, label) => {
  expect(itemLabel(slide(title), seen, moduleControlTexts.en)).toBe(label);
});
