import { describe, expect, it } from 'vitest';
import { glanceAt, isSaid } from './glanceAt.ts';

const glance = (layer: object, slide: object = {}) =>
  glanceAt({ settings: {}, slides: { 1: { slide, layers: { 1: { type: 'text', ...layer } } } } });

describe('names', () => {
  it.each([
    ['tl', { tl: { in: { content: {} } } }],
    ['hov', { hov: { u: true } }],
    ['href', { href: '/a' }],
    ['tag=a', { tag: 'a' }],
    ['kind=video', { type: 'video' }],
    ['kind=button', { subtype: 'button' }],
    ['video', { bg: { video: { src: 'a.mp4' } } }],
    ['paint', { bg: '{"type":"linear"}' }],
    ['paint', { bg: { color: 'linear-gradient(red, blue)' } }],
    ['paint', { bg: { color: { type: 'linear' } } }],
    ['paint', { bg: { overlay: { type: 3 } } }],
    ['paint', { mF: 'lofi' }],
    ['paint', { cursor: 'pointer' }],
    ['paint', { codes: { css: 'color: red' } }],
    ['markup', { content: { text: 'a<br>b' } }],
    ['markup', { content: 'salt &amp; pepper' }],
    ['markup', { type: 'svg', content: { src: '<svg></svg>' } }],
    ['markup', { type: 'shape', content: { text: 'words' } }],
    ['markup', { toggle: { text: '<b>less</b>' } }],
  ])('%s for %j', (name, layer) => {
    expect(glance(layer).has(name)).toBe(true);
    expect(glance({}).has(name)).toBe(false);
  });

  it('what a slide says', () => {
    expect(glance({}, { actions: [{ a: 'link' }] }).has('actions')).toBe(true);
    expect(glance({}, { actions: [] }).has('actions')).toBe(false);
    expect(glance({}, { thumb: { default: { video: { src: 'a' } } } }).has('video')).toBe(true);
  });

  it('anything while some layers are elsewhere', () => {
    expect(glanceAt({ slides: { 1: { layers: {} } } }).has('tl')).toBe(true);
  });
});

describe('settings', () => {
  const settings = (written: object) => glanceAt({ settings: written, slides: {} });

  it.each([
    ['settings.pbar', { pbar: { set: true } }],
    ['nav.tabs', { nav: { tabs: { set: 'true' } } }],
    ['arrows=vt-disc', { nav: { arrows: { key: 'vt-disc' } } }],
    ['markup', { nav: { arrows: { html: '<i></i>' } } }],
    ['type=carousel', { type: 'carousel' }],
    ['hides', { general: { disableOnMobile: 'on' } }],
    ['paint', { shdw: 3 }],
    ['paint', { bg: { color: 'radial-gradient(red, blue)' } }],
  ])('name %s: %j', (name, written) => {
    expect(settings(written).has(name)).toBe(true);
    expect(settings({}).has(name)).toBe(false);
  });

  it('do not name what is off', () => {
    expect(settings({ nav: { tabs: { set: false } } }).has('nav.tabs')).toBe(false);
  });
});

it('bears values that have no words', () => {
  const odd = { toString: null, valueOf: 1 };
  const layer = {
    type: odd,
    tag: odd,
    content: { text: odd, html: odd, src: odd },
    bg: { color: odd },
    cursor: odd,
  };
  expect(() =>
    glanceAt({ settings: { type: odd, nav: { arrows: { key: odd } } }, slides: [{ layers: [layer] }] }),
  ).not.toThrow();
});

it('knows one slide from several, whatever a document is', () => {
  expect(glanceAt({ slides: [{}, {}] }).has('slides')).toBe(true);
  for (const odd of [null, 7, [], 'x', { settings: 3, slides: 'x' }, { slides: [{}] }])
    expect(glanceAt(odd).has('slides')).toBe(false);
});

it.each([
  [[undefined, null, '', 'false', 'off', 0, '0', false, [], {}, 'none'], false],
  [[true, 'true', 1, 'on', { a: 0 }, [0], 'yes'], true],
])('is %j said', (values, expected) => {
  expect(values.map(isSaid)).toEqual(values.map(() => expected));
});
