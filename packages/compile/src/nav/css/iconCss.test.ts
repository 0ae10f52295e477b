import { expect, it } from 'vitest';
import { iconCss } from './iconCss.ts';
import * as shapes from './shapes.ts';

it('draws a shape around the middle of its line, and its mirror image to the right', () => {
  expect(iconCss('6,12 18,0', 'left')).toContain(
    'polygon(calc(50% + -0.25em) calc(50% + 0em),calc(50% + 0.25em) calc(50% + -0.5em))',
  );
  expect(iconCss('6,12 18,0', 'right')).toContain(
    'polygon(calc(50% + 0.25em) calc(50% + 0em),calc(50% + -0.25em) calc(50% + -0.5em))',
  );
});

it.each(Object.entries(shapes))('draws %s without a picture, which pages may forbid', (_, shape) => {
  expect(iconCss(shape, 'left')).not.toMatch(/url|data:|NaN/);
});
