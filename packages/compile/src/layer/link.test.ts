import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { linkOf } from './link.ts';

function link(layer: object, ...actions: object[]) {
  const slide = openModule({
    slides: { 1: { slide: { actions }, layers: { 4: { id: 4, ...layer } } } },
  }).slide('1');
  const [only] = slide.layers;
  if (!only) throw new Error('the slide has no layer');
  return linkOf(only, slide);
}
const action = { a: 'link', evt: 'click', src: [4], link: 'http://example.com/x' };

describe('the address of a link', () => {
  it.each([
    ['auto', '//example.com/x'],
    ['keep', 'http://example.com/x'],
    ['http', 'http://example.com/x'],
    ['https', 'https://example.com/x'],
  ])('has the protocol of the mode %s', (http, href) => {
    expect(link({}, { ...action, http })?.href).toBe(href);
  });

  it.each(['#', 'mailto:a@example.com', 'tel:+1', '/shop/', 'shop.html', '?x=1'])(
    'is %j as given',
    (href) => {
      expect(link({}, { ...action, link: href })?.href).toBe(href);
    },
  );

  it('carries the anchor', () => {
    expect(link({}, { ...action, link: '/shop/', anchor: 'sale' })?.href).toBe('/shop/#sale');
  });

  it('is the layer’s own, untouched, where it has one', () => {
    expect(link({ tag: 'a', href: 'http://example.com/own' }, action)?.href).toBe('http://example.com/own');
  });
});

describe('target and rel of a link', () => {
  it.each([
    ['_blank', {}, '_blank', 'noopener'],
    [['_blank'], {}, '_blank', 'noopener'],
    ['_blank', { flw: 'nofollow' }, '_blank', 'noopener nofollow'],
    ['_self', { flw: 'nofollow' }, undefined, 'nofollow'],
    ['_self', { flw: 'follow' }, undefined, undefined],
    ['_top', {}, '_top', undefined],
    ['somewhere', {}, undefined, undefined],
    [undefined, {}, undefined, undefined],
  ])('come from an action with target %j and %j', (target, more, expectedTarget, rel) => {
    const drawn = link({}, { ...action, target, ...more });
    expect([drawn?.target, drawn?.rel]).toEqual([expectedTarget, rel]);
  });

  it('are those of the layer where it has its own', () => {
    const layer = { tag: 'a', href: '/x', target: '_blank', rel: 'external nofollow' };
    expect(link(layer)).toEqual({ href: '/x', target: '_blank', rel: 'external nofollow noopener' });
  });
});

it('gives a layer that leads nowhere no link', () => {
  expect([link({}), link({ href: '/x' }), link({}, { ...action, link: 'javascript:x' })]).toEqual([
    null,
    null,
    null,
  ]);
});
