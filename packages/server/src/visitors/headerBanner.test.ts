import { shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { headerBanner } from './headerBanner.ts';

const bannerOf = (banner: object) => headerBanner(v.parse(shopSettings, { header: { banner } }).header);

it('a banner is there when the owner says so and has written something', () => {
  expect(bannerOf({})).toBeNull();
  expect(bannerOf({ on: true })).toBeNull();
  expect(bannerOf({ text: 'Free delivery' })).toBeNull();
  expect(bannerOf({ on: true, text: 'Free delivery' })).toEqual({
    html: 'Free delivery',
    version: '1',
    canClose: true,
  });
});

it('a banner runs nothing', () => {
  expect(bannerOf({ on: true, text: '<b onclick="x()">Now</b><script>alert(1)</script>' })?.html).toBe(
    '<b>Now</b>',
  );
});

it.each(['', 'a b', 'a;b', 'ü', 'x'.repeat(41)])(
  '%j is no version of a banner: it is part of a cookie’s name',
  (version) => {
    expect(v.safeParse(shopSettings, { header: { banner: { version } } }).success).toBe(false);
  },
);
