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

it('is the background when that is a picture', () => {
  const background = { id: 9, type: 'shape', subtype: 'slidebg', bg: { image: { src: '/bg.webp' } } };
  expect(urgent([picture(1, '/lamp.webp', 500), background])).toEqual(['/bg.webp']);
});

it('is the poster of a film in the background', () => {
  const background = {
    id: 9,
    type: 'shape',
    subtype: 'slidebg',
    bg: { video: { type: 'html5', src: '/sea.mp4', poster: { src: '/sea.webp' } } },
  };
  expect(urgent([background])).toEqual(['/sea.webp']);
});

it('is else the largest picture among the layers, and only that', () => {
  expect(
    urgent([picture(1, '/logo.webp', 60), picture(2, '/lamp.webp', 500), picture(3, '/chair.webp', 300)]),
  ).toEqual(['/lamp.webp']);
});

it('is none in a slide without pictures', () => {
  expect(urgent([{ id: 1, type: 'text', content: { text: 'x' } }])).toEqual([]);
});
