import { describe, expect, it } from 'vitest';
import { drawLayers } from '../testing/drawModule.ts';

const largest = (css: string): string => css.split('@media')[0] ?? '';
const below = (css: string, px: number): string =>
  css.split('@media').find((block) => block.includes(`(max-width:${px}px)`)) ?? '';
const levels = (value: unknown): unknown[] => [value, value, value, value, value];
const placed = (
  pos: Record<string, unknown>,
  more: Record<string, unknown> = {},
  settings: Record<string, unknown> = {},
) => {
  const { css } = drawLayers(
    [
      {
        id: 3,
        type: 'shape',
        pos,
        fluid: { tr: true },
        size: { w: levels('100px'), h: levels('50px') },
        ...more,
      },
    ],
    { size: { width: levels(1000), height: levels(500), contentFH: true }, ...settings },
  );
  return css.split('\n').find((line) => line.includes('.p1-3{')) ?? '';
};

describe('the box that a layer is aligned in', () => {
  it('is the slide itself for a layer that refers to the slide', () => {
    expect(placed({ x: levels(0), y: levels(0) }, { rTo: 'slide' })).toContain(
      'top:0px;right:0px;bottom:0px;left:0px;justify-content:left;align-items:flex-start',
    );
  });

  it('is the grid, centred in the slide, for other layers', () => {
    expect(placed({ x: levels(0), y: levels(0) })).toContain(
      'top:0px;right:calc((100% - var(--gw))/2);bottom:0px;left:calc((100% - var(--gw))/2);',
    );
  });

  it('is in the middle of a module that is higher or lower than its grid', () => {
    for (const more of [
      { fullHeight: true },
      { minHeight: levels('600px') },
      { contentFH: true, fullHeight: true },
    ])
      expect(placed({}, {}, { size: { width: levels(1000), height: levels(500), ...more } })).toContain(
        'top:calc(var(--gy));right:calc((100% - var(--gw))/2);bottom:calc(var(--gy));',
      );
  });

  it('takes per cent of the grid’s height, which rows may make higher', () => {
    expect(placed({ y: levels('10%') }, {}, { size: { fullHeight: true } })).toContain(
      'top:calc(var(--gy) + ((100% - 2*var(--gy))*0.1));',
    );
  });

  it('reads each side by itself: of a shorthand that holds a property, browsers read all sides four times', () => {
    expect(placed({ x: levels(7), y: levels(9) })).not.toContain('inset');
  });

  const [IN, OUT] = ['calc(20*var(--u))', 'calc(-20*var(--u))'];

  it.each([
    ['left', `top:0px;right:${OUT};bottom:0px;left:${IN};justify-content:left`],
    ['right', `top:0px;right:${IN};bottom:0px;left:${OUT};justify-content:right`],
    ['center', `top:0px;right:${OUT};bottom:0px;left:${IN};justify-content:center`],
  ])('moves inwards from the %s', (h, expected) => {
    expect(placed({ x: levels('20px'), h: levels(h) }, { rTo: 'slide' })).toContain(expected);
  });

  it.each([
    ['top', `top:${IN};right:0px;bottom:${OUT};left:0px;`, 'flex-start'],
    ['bottom', `top:${OUT};right:0px;bottom:${IN};left:0px;`, 'flex-end'],
    ['middle', `top:${IN};right:0px;bottom:${OUT};left:0px;`, 'center'],
  ])('moves inwards from the %s', (v, sides, align) => {
    const rule = placed({ y: levels(20), v: levels(v) }, { rTo: 'slide' });
    expect(rule).toContain(sides);
    expect(rule).toContain(`align-items:${align}`);
  });

  it('moves in the grid, and outwards where the number says so', () => {
    expect(placed({ x: levels(-20) }, { fluid: {} })).toContain(
      'right:calc((100% - var(--gw))/2 + 20px);bottom:0px;left:calc((100% - var(--gw))/2 + -20px);',
    );
  });
});

it('takes per cent of the grid for layers in the grid', () => {
  const { css } = drawLayers([{ id: 3, type: 'shape', size: { w: levels('50%'), h: levels('20px') } }], {
    size: { contentFH: true },
  });
  expect(css).toContain('width:calc(var(--gw)*0.5)');
});

it('gives a column its fraction and the whole row from the level on at which the row breaks', () => {
  const { css } = drawLayers([
    { id: 1, type: 'container', subtype: 'zone' },
    { id: 2, type: 'container', subtype: 'row', pid: 1, break: 3 },
    { id: 3, type: 'container', subtype: 'column', pid: 2, size: { col: '5/12' } },
  ]);
  expect(largest(css)).toContain('.p1-3{flex:0 0 41.6667%;max-width:41.6667%;display:grid;');
  expect(below(css, 777.98)).toContain('.p1-3{flex:0 0 100%;max-width:100%;}');
});

it('shows and hides a layer by level without losing its alignment', () => {
  const { css } = drawLayers([{ id: 3, type: 'shape', vis: [false, false, false, false, true] }]);
  expect(largest(css)).toContain('display:none');
  expect(below(css, 479.98)).toContain('.p1-3{display:flex;}');
});

describe('what scales with the module', () => {
  const rules = (fluid: unknown): { place: string; content: string } => {
    const { css } = drawLayers([
      {
        id: 3,
        type: 'shape',
        rTo: 'slide',
        pos: { x: levels(20), y: levels(10) },
        size: { w: levels('100px'), h: levels('50px') },
        p: { t: levels(8), r: levels(8), b: levels(8), l: levels(8) },
        ...(fluid ? { fluid } : {}),
      },
    ]);
    const find = (name: string): string => css.split('\n').find((line) => line.includes(name)) ?? '';
    return { place: find('.p1-3{'), content: find('.l1-3{') };
  };
  it('is nothing that does not say so', () => {
    const { place, content } = rules(null);
    expect(place).toContain('top:10px;right:-20px;');
    expect(content).toContain('width:100px;height:50px;');
    expect(content).toContain('padding:8px 8px 8px 8px;');
  });
  it('is place and size with tr', () => {
    const { place, content } = rules({ tr: true });
    expect(place).toContain('top:calc(10*var(--u));');
    expect(content).toContain('width:calc(100*var(--u));height:calc(50*var(--u));');
    expect(content).toContain('padding:8px');
  });
  it('is place and spacing with sp', () => {
    const { place, content } = rules({ sp: true });
    expect(place).toContain('top:calc(10*var(--u));');
    expect(content).toContain('width:100px;');
    expect(content).toContain('padding:calc(8*var(--u))');
  });
  it('is neither with tx', () => {
    expect(rules({ tx: true })).toEqual(rules(null));
  });
});

it('shows a layer by the level of the real width, also where that level is not in use', () => {
  const { css } = drawLayers([{ id: 3, type: 'shape', vis: [true, true, true, false, true] }], {
    uSize: [false, true, false, false, true],
  });
  expect(below(css, 777.98)).toContain('.p1-3{display:none;}');
  expect(below(css, 479.98)).toContain('.p1-3{display:flex;}');
});
