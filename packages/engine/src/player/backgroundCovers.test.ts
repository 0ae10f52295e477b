import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { backgroundCovers } from './backgroundCovers.ts';

const covers = (bg: unknown): boolean =>
  backgroundCovers(
    openModule({ slides: { 1: { layers: { 0: { id: 0, type: 'shape', subtype: 'slidebg', bg } } } } }).slide(
      '1',
    ),
  );

it.each([
  ['a colour', { color: '#336699' }, true],
  ['a colour that one sees through', { color: 'rgba(0, 0, 0, 0.5)' }, false],
  ['a full colour with its share', { color: 'rgba(0, 0, 0, 1)' }, true],
  ['nothing', { color: 'transparent' }, false],
  ['a picture that fills it', { color: 'transparent', image: { src: 'a.jpg' } }, true],
  [
    'a picture with bars beside it',
    { color: 'transparent', image: { src: 'a.jpg', size: 'contain' } },
    false,
  ],
])('%s: %j covers: %s', (_, bg, expected) => {
  expect(covers(bg)).toBe(expected);
});
