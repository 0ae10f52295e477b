import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

type Json = Record<string, unknown>;

const size = { width: [1240, 1240, 1024, 778, 480], height: [600, 600, 600, 600, 600] };
const draw = (settings: Json, layers: Json = {}) =>
  drawModule(moduleDocument({ size, ...settings }, { layers }));
const pinned = (sbt: Json): string =>
  draw({ sbt: { use: true, f: true, fStart: 500, fEnd: 3500, ...sbt } }).css;

describe('a pinned module', () => {
  it('takes the room of its timeline, a pixel for each millisecond, from the first paint on', () => {
    expect(pinned({})).toContain('#SR7_7_1::after{content:"";grid-area:2/1;height:3000px;}');
  });

  it('is pinned only where a script moves it and motion is wanted', () => {
    expect(pinned({})).toMatch(
      /@media \(scripting:enabled\) and \(prefers-reduced-motion:no-preference\)\{[^@]*position:sticky/,
    );
  });

  it.each([
    ['top', 'top:0px'],
    ['center', 'top:calc((100svh - (calc(600*var(--u))))/2)'],
    ['bottom', 'top:calc(100svh - (calc(600*var(--u))))'],
  ])('keeps to the %s of the view', (a, expected) => {
    expect(pinned({ a })).toContain(expected);
  });

  it.each([
    ['it is not fixed', { f: false }],
    ['it does not follow the page', { use: false }],
    ['it ends before it starts', { fEnd: 400 }],
  ])('takes no room where %s', (_, sbt) => {
    expect(pinned(sbt)).not.toContain('sticky');
  });
});

it('clips a module that tilts, and no other', () => {
  const css = (mod: Json): string => draw({ mod }).css;
  expect(css({ use: true, d3: true })).toMatch(/#SR7_7_1\{[^}]*overflow:clip/);
  expect(css({ use: true })).not.toContain('overflow:clip');
  expect(css({ d3: true })).not.toContain('overflow:clip');
});

describe('a background that moves', () => {
  const background = (mod: Json, settings: Json = { mod: { use: true } }): string =>
    draw(settings, { 0: { id: 0, type: 'shape', subtype: 'slidebg', mod } }).css;

  it('is larger by as much as it can move', () => {
    const mod = { m: { u: true, x: -4, y: 2 }, s: { u: true, y: -3 } };
    expect(background(mod)).toContain('inset:-4% -2%');
  });

  it('is as large as its slide where its edge cannot come into view', () => {
    expect(background({ s: { u: true, y: 45 } })).not.toContain('inset:');
    expect(background({ m: { u: true, x: 4 } }, {})).not.toContain('inset:');
  });
});

it('gives a layer that moves a wrapper of its own, and others none', () => {
  const text = (id: number, more: Json): Json => ({ id, type: 'text', content: { text: 'Hello' }, ...more });
  const { html } = draw(
    {},
    { 1: text(1, { mod: { m: { u: true, x: 1 } } }), 2: text(2, { mod: { s: { ut: false, so: 0 } } }) },
  );
  expect(html.match(/<sr7-plx>/g)).toHaveLength(1);
  expect(html).toMatch(/<sr7-place[^>]*><sr7-plx><sr7-txt/);
});
