import { expect, it } from 'vitest';
import { drawLayers } from '../testing/drawModule.ts';

const levels = (value: unknown): unknown[] => [value, value, value, value, value];
const picture = (id: number, src: string, side: number) => ({
  id,
  type: 'image',
  content: { src },
  size: { w: levels(side), h: levels(side) },
});
const urgent = (layers: Record<string, unknown>[]) =>
  [...drawLayers(layers).body.querySelectorAll('img[fetchpriority="high"]')].map((image) =>
    image.getAttribute('src'),
  );

it('takes the background for the main picture of a slide when that is a picture', () => {
  const background = { id: 9, type: 'shape', subtype: 'slidebg', bg: { image: { src: '/bg.webp' } } };
  expect(urgent([picture(1, '/lamp.webp', 500), background])).toEqual(['/bg.webp']);
});

it('takes the poster of a film in the background for the main picture', () => {
  const background = {
    id: 9,
    type: 'shape',
    subtype: 'slidebg',
    bg: { video: { type: 'html5', src: '/sea.mp4', poster: { src: '/sea.webp' } } },
  };
  expect(urgent([background])).toEqual(['/sea.webp']);
});

it('else takes the largest picture among the layers for the main one, and only that', () => {
  expect(
    urgent([picture(1, '/logo.webp', 60), picture(2, '/lamp.webp', 500), picture(3, '/chair.webp', 300)]),
  ).toEqual(['/lamp.webp']);
});

it('finds no main picture in a slide without pictures', () => {
  expect(urgent([{ id: 1, type: 'text', content: { text: 'x' } }])).toEqual([]);
});
