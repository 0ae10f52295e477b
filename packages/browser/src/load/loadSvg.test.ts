import { expect, it } from 'vitest';
import { svgUrl } from './loadSvg.ts';

it.each([
  ['/plugin/assets/assets/svg/a.svg', '/plugin/assets/svg/a.svg'],
  ['https://x.example/assets/assets/assets/a.svg', 'https://x.example/assets/a.svg'],
  ['/assets/a.svg', '/assets/a.svg'],
  ['/assets/assets.svg', '/assets/assets.svg'],
  ['/myassets/assets/a.svg', '/myassets/assets/a.svg'],
])('collapses a doubled assets segment of %s', (written, loaded) => {
  expect(svgUrl(written)).toBe(loaded);
});
