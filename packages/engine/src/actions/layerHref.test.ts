import { expect, it } from 'vitest';
import { layerHref } from './layerHref.ts';
import { layerOf, slideWith } from './testing/slideWith.ts';

const hrefOf = (layer: object, ...actions: object[]): string | null => {
  const slide = slideWith(actions, { 4: layer });
  return layerHref(layerOf(slide, '4'), slide)?.href ?? null;
};
const link = { a: 'link', src: [4], link: 'example.com/x' };

it.each([
  ['its own address, as it is written', { tag: 'a', href: 'http://example.com' }, [], 'http://example.com'],
  ['its own address before that of an action', { href: '/own' }, [link], '/own'],
  ['the address of its action, by the mode', {}, [{ ...link, http: 'https' }], 'https://example.com/x'],
  ['the page’s protocol where the action says nothing', {}, [link], '//example.com/x'],
  ['an anchor', {}, [{ a: 'link', src: [4], anchor: 'part' }], '#part'],
  ['the first of two links', {}, [link, { ...link, link: '/second' }], '//example.com/x'],
  ['nowhere without a tag or an action', { href: '/own' }, [], null],
  ['nowhere by an action of another layer', {}, [{ ...link, src: [5] }], null],
  ['nowhere by an action of another event', {}, [{ ...link, evt: 'mouseenter' }], null],
  ['nowhere by an action of another kind', {}, [{ ...link, a: 'next' }], null],
  ['nowhere by a link that would run code', {}, [{ ...link, link: 'javascript:x' }], null],
])('a layer leads to %s', (_, layer, actions, expected) => {
  expect(hrefOf(layer, ...actions)).toBe(expected);
});
