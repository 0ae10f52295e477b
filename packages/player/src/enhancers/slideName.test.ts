import { expect, it } from 'vitest';
import { slideName } from './slideName.ts';

it.each([
  ['Autumn', 'Slide 2 of 5: Autumn'],
  ['<b>Oak</b> chairs', 'Slide 2 of 5: Oak chairs'],
  ['', 'Slide 2 of 5'],
  ['  ', 'Slide 2 of 5'],
  ['Slide', 'Slide 2 of 5'],
  ['New Slide', 'Slide 2 of 5'],
  ['Slide 3', 'Slide 2 of 5'],
  ['Slideshow of the year', 'Slide 2 of 5: Slideshow of the year'],
])('a slide titled %j is called %j', (title, name) => {
  expect(slideName({ title }, 2, 5, { slideOf: 'Slide {number} of {total}' })).toBe(name);
});
