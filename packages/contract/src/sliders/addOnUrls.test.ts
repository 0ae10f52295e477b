import { expect, it } from 'vitest';
import { addOnUrls } from './addOnUrls.ts';

it('puts add-ons without a host below the plugin folder', () => {
  const addOns = {
    typewriter: 'typewriter/public/js/typewriter.js',
    wave: './wave/',
    lottie: 'https://cdn.example/lottie player.js',
    rooted: '/plugins/x.js',
    other: '//cdn.example/y.js',
  };
  expect(addOnUrls({ addOns }, 'https://shop.example/plugins/')).toEqual({
    typewriter: 'https://shop.example/plugins/typewriter/public/js/typewriter.js',
    wave: 'https://shop.example/plugins/wave/',
    lottie: 'https://cdn.example/lottie%20player.js',
    rooted: '/plugins/x.js',
    other: '//cdn.example/y.js',
  });
  expect(addOnUrls({ addOns: { wave: './wave/' } }, '')).toEqual({ wave: 'wave/' });
});

it('leaves out what is no address or would run code at once', () => {
  const addOns = {
    a: 'javascript:alert(1)',
    b: 'data:text/javascript,alert(1)',
    c: 1,
    d: '',
    e: { u: true },
  };
  expect(addOnUrls({ addOns }, '/plugins/')).toEqual({});
});

it('finds none in the empty list that stands for none', () => {
  expect(addOnUrls({ addOns: [] }, '/plugins/')).toEqual({});
  expect(addOnUrls({}, '/plugins/')).toEqual({});
});
