import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { percent, px } from '../values/length.ts';
import { layerFields } from './layer.ts';

const read = (wire: unknown, backend = false) => readAlone(layerFields, wire, { backend }).value;
const five = <T>(value: T) => [value, value, value, value, value];

it('has the defaults of the specification', () => {
  expect(read({})).toMatchObject({
    parentId: null,
    zIndex: 5,
    relativeTo: 'grid',
    fluid: { text: false, transforms: false, place: false, spacing: false },
    position: { mode: 'absolute', horizontal: five('left'), vertical: five('top'), x: five(px(0)) },
    size: { width: five('auto'), height: five('auto'), minWidth: five('none'), columnFraction: 1 / 3 },
    font: { family: 'Roboto', size: five(px(20)), weight: five(400), italic: false },
    content: { autoPlay: 'true', volume: 1, ratio: 16 / 9, loop: false, controls: { show: false } },
    visible: five(true),
    startSlide: 1,
    endSlide: 'last',
    hover: null,
    border: null,
    boxShadow: null,
  });
});

it('gives hover the defaults of the specification: 300 ms, power3.inOut', () => {
  for (const hover of [read({ hov: { u: true } }).hover, read({}, true).hover]) {
    expect(hover?.frame).toMatchObject({ durationMs: 300, ease: 'power3.inOut' });
  }
});

it.each(['hov', 'hover'])('reads hover under the name %s', (name) => {
  expect(read({ [name]: { u: 'true', color: { c: 'red' } } }).hover).toMatchObject({
    use: true,
    color: { text: 'red' },
  });
});

describe('parent', () => {
  it.each([
    [-1, null],
    ['-1', null],
    ['', null],
    ['none', null],
    [undefined, null],
    [0, '0'],
    ['12', '12'],
    [12, '12'],
  ])('%j is %j', (pid, expected) => {
    expect(read({ pid }).parentId).toBe(expected);
  });
});

describe('position', () => {
  it.each(['middle', 'center', 'mid', 'CENTER'])('reads the vertical place %j as the middle', (v) => {
    expect(read({ pos: { v } }).position.vertical).toEqual(five('middle'));
    expect(read({ pos: { v: five(v) } }).position.vertical).toEqual(five('middle'));
  });

  it('reads offsets in the forms in use, "auto" as none', () => {
    const { x, y } = read({ pos: { x: ['#a', '50px', '5%', 0, '0'], y: five('auto') } }).position;
    expect(x).toEqual([px(50), px(50), percent(5), px(0), px(0)]);
    expect(y).toEqual(five(px(0)));
  });
});

describe('size', () => {
  const full = five(percent(100));
  const own = five(px(300));

  it.each([
    ['cover', full, full],
    ['cover-proportional', full, full],
    ['fullwidth', full, own],
    ['fullheight', own, full],
    ['custom', own, own],
    ['', own, own],
  ])('under the cover mode %j is 100 %% where the mode says so', (cMode, width, height) => {
    expect(read({ size: { cMode, w: 300, h: '300px' } }).size).toMatchObject({ width, height });
  });

  it.each([
    ['1/2', 1 / 2],
    ['5/12', 5 / 12],
    ['1', 1],
    [0.25, 0.25],
    ['', 1 / 3],
    ['2/1', 1 / 3],
    ['1/0', 1 / 3],
    ['wide', 1 / 3],
  ])('reads the column share %j as %d', (col, expected) => {
    expect(read({ size: { col } }).size.columnFraction).toBe(expected);
  });
});

describe('media', () => {
  it.each([
    [undefined, 1],
    [100, 1],
    ['50', 0.5],
    [0.3, 0.3],
    [1, 1],
    [0, 0],
    [500, 1],
    [-5, 0],
  ])('reads the volume %j as %d: above 1 it is a percentage', (volume, expected) => {
    expect(read({ content: { volume } }).content.volume).toBe(expected);
  });

  it.each([
    [90, 90],
    ['90', 90],
    ['1:30', 90],
    ['01:02:03', 3723],
    ['', null],
    [-1, null],
    ['-1', null],
    [undefined, null],
  ])('reads the start %j as %j s', (start, expected) => {
    expect(readAlone(layerFields, { content: { start, end: start } })).toMatchObject({
      value: { content: { startS: expected, endS: expected } },
      notes: [],
    });
  });

  it.each<unknown>(['soon', '1e308:1e308', {}, { toString: 1 }])('drops the start %j and tells', (start) => {
    expect(readAlone(layerFields, { content: { start } })).toMatchObject({
      value: { content: { startS: null } },
      paths: ['here.content.start'],
    });
  });

  it.each([
    ['16:9', 16 / 9],
    ['4/3', 4 / 3],
    ['2', 2],
    ['0:9', 16 / 9],
    ['wide', 16 / 9],
  ])('reads the ratio %j as %d', (ratio, expected) => {
    expect(read({ content: { ratio } }).content.ratio).toBe(expected);
  });

  it.each([
    [true, 'true'],
    ['false', 'false'],
    ['1sttime', '1sttime'],
    ['no1sttime', 'no1sttime'],
  ])('reads autoplay %j', (autoPlay, expected) => {
    expect(read({ content: { autoPlay } }).content.autoPlay).toBe(expected);
  });

  it.each([
    ['s', { show: true, largeButton: false }],
    ['xl', { show: true, largeButton: true }],
    ['none', { show: false, largeButton: false }],
    [true, { show: true, largeButton: false }],
  ])('reads the controls %j', (controls, expected) => {
    expect(read({ content: { controls } }).content.controls).toEqual(expected);
  });

  it('reads a poster by its address alone', () => {
    expect(read({ content: { poster: 'a b.jpg' } }).content.poster).toMatchObject({ src: 'a%20b.jpg' });
  });
});

describe('background', () => {
  it.each([
    [1, 1],
    ['16', 16],
    [0, 0],
    [17, 0],
    [-1, 0],
    ['none', 0],
  ])('has the overlay pattern %j as %d: there are sixteen', (type, pattern) => {
    expect(read({ bg: { overlay: { type } } }).background.overlay?.pattern).toBe(pattern);
  });

  it('is a colour when it is nothing but text, and has none of what it does not name', () => {
    expect(read({ bg: 'red' }).background).toEqual({
      color: { kind: 'solid', color: 'red' },
      image: null,
      video: null,
      overlay: null,
      mediaFilter: '',
    });
  });

  it('drops an image address that would run code', () => {
    const { value, paths } = readAlone(layerFields, { bg: { image: { src: 'javascript:alert(1)' } } });
    expect(value.background.image?.src).toBe('');
    expect(paths).toEqual(['here.bg.image.src']);
  });
});

describe('text', () => {
  it.each([
    ['30px', px(30)],
    [30, px(30)],
    [3, px(3)],
    [1.4, 1.4],
    ['1.2', 1.2],
    ['1.2em', { value: 1.2, unit: 'em' }],
    ['auto', 'auto'],
    ['normal', 'auto'],
    ['', 'auto'],
  ])('reads the line height %j: a bare number below 3 is a factor', (lh, expected) => {
    expect(readAlone(layerFields, { lh })).toMatchObject({
      value: { lineHeight: five(expected) },
      notes: [],
    });
  });

  it('keeps weights between 1 and 1000', () => {
    expect(read({ font: { weight: [0, 700, 'bold', 2000, '900'] } }).font.weight).toEqual([
      700, 700, 400, 1000, 900,
    ]);
  });

  it('reads content that is nothing but text', () => {
    expect(read({ content: 'Hello' }).content.text).toBe('Hello');
  });
});

describe('slides of a global layer', () => {
  it.each([
    [1, 'last', 1, 'last'],
    ['2', '4', 2, 4],
    [undefined, undefined, 1, 'last'],
    ['first', 'end', 1, 'last'],
  ])('from %j to %j', (sStart, sEnd, startSlide, endSlide) => {
    expect(read({ sStart, sEnd })).toMatchObject({ startSlide, endSlide });
  });
});

describe('"#a"', () => {
  const inGrid = (wire: unknown) =>
    readAlone(layerFields, wire, { gridWidths: [1240, 1240, 1024, 778, 480] }).value;
  const list = ['300px', '300px', '#a', '#a', '#a'];
  const fluid = { tx: true, tr: true, sp: true };
  const px3 = (value: number) => px(expect.closeTo(value, 3) as number);
  const shrunk = [px(300), px(300), px3(247.742), px3(188.226), px3(116.129)];
  it('shrinks as the design does where the value is fluid', () => {
    const layer = inGrid({
      fluid,
      size: { w: list },
      pos: { x: list },
      font: { size: list },
      p: { l: list },
      lh: list,
    });
    expect(layer.size.width).toEqual(shrunk);
    expect(layer.position.x).toEqual(shrunk);
    expect(layer.font.size).toEqual(shrunk);
    expect(layer.padding.left).toEqual(shrunk);
    expect(layer.lineHeight).toEqual(shrunk);
  });
  it('is as written where it is not, and in margins and per cent', () => {
    const layer = inGrid({ fluid: { tx: true }, size: { w: list }, p: { l: list } });
    expect(layer.size.width).toEqual(five(px(300)));
    expect(layer.padding.left).toEqual(five(px(300)));
    expect(inGrid({ fluid, m: { l: list } }).margin.left).toEqual(five(px(300)));
    expect(inGrid({ fluid, size: { w: ['50%', '50%', '#a', '#a', '#a'] } }).size.width).toEqual(
      five(percent(50)),
    );
  });
  it('takes the nearest larger level that says something', () => {
    expect(inGrid({ fluid: { sp: true }, pos: { y: [9, 9, 1024, '#a', '#a'] } }).position.y).toEqual([
      px(9),
      px(9),
      px(1024),
      px(778),
      px(480),
    ]);
  });
});

it('reads fractions of the reference box', () => {
  expect(read({ size: { w: five('#1/3#'), h: five('#2/3#') } }).size).toMatchObject({
    width: five(percent((1 / 3) * 100)),
    height: five(percent((2 / 3) * 100)),
  });
});
