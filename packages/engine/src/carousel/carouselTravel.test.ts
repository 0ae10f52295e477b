import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { carouselTravel } from './carouselTravel.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
function travel(from: number, to: number, direction: 1 | -1, carousel: object = {}, keys = order): string {
  const { settings } = openModule({ settings: { carousel: { maxV: 3, infinity: true, ...carousel } } });
  return carouselTravel({ settings: settings.carousel, order: keys, from, to, direction })
    .map((each) => `${each.key} ${each.from} to ${each.to}`)
    .join(', ');
}

it('moves all slides by a step, and lets the last one go', () => {
  expect(travel(0, 1, 1)).toBe('a 0 to -1, b 1 to 0, c 2 to 1, e -1 to -2');
});

it('wraps forward from the last slide to the first', () => {
  expect(travel(4, 0, 1)).toBe('e 0 to -1, a 1 to 0, b 2 to 1, d -1 to -2');
});

it('wraps back from the first slide to the last', () => {
  expect(travel(0, 4, -1)).toBe('d -2 to -1, e -1 to 0, a 0 to 1, b 1 to 2');
});

it('goes straight where there are two ends', () => {
  expect(travel(4, 0, -1, { infinity: false })).toBe('a -4 to 0, b -3 to 1, d -1 to 3, e 0 to 4');
});

it('brings a slide of a short ring in at the other side', () => {
  expect(travel(0, 1, 1, {}, ['a', 'b', 'c'])).toBe('a 0 to -1, b 1 to 0, c 2 to 1');
});
