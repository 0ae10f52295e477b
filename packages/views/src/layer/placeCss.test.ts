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
    [{ id: 3, type: 'shape', pos, size: { w: levels('100px'), h: levels('50px') }, ...more }],
    { size: { width: levels(1000), height: levels(500), contentFH: true }, ...settings },
  );
  return css.split('\n').find((line) => line.includes('.p1-3{')) ?? '';
};

describe('the box that a layer is aligned in', () => {
  it('is the slide itself for a layer that refers to the slide', () => {
    expect(placed({ x: levels(0), y: levels(0) }, { rTo: 'slide' })).toContain(
      'inset:0px 0px 0px 0px;justify-content:left;align-items:flex-start',
    );
  });

  it('is the grid, centred in the slide, for other layers', () => {
    expect(placed({ x: levels(0), y: levels(0) })).toContain(
      'inset:0px calc((100% - var(--gw))/2) 0px calc((100% - var(--gw))/2)',
    );
  });

  it('is the grid in both directions when the grid does not fill the height', () => {
    expect(placed({}, {}, { size: { width: levels(1000), height: levels(500) } })).toContain(
      'inset:calc((100% - var(--gh))/2) calc((100% - var(--gw))/2)',
    );
  });

  it.each([
    ['left', 'inset:0px calc(0px - (20*var(--u))) 0px calc(0px + (20*var(--u)));justify-content:left'],
    ['right', 'inset:0px calc(0px + (20*var(--u))) 0px calc(0px - (20*var(--u)));justify-content:right'],
    ['center', 'inset:0px calc(0px - (20*var(--u))) 0px calc(0px + (20*var(--u)));justify-content:center'],
  ])('moves inwards from the %s', (h, expected) => {
    expect(placed({ x: levels('20px'), h: levels(h) }, { rTo: 'slide' })).toContain(expected);
  });

  it.each([
    ['top', 'calc(0px + (9*var(--u))) 0px calc(0px - (9*var(--u))) 0px', 'flex-start'],
    ['bottom', 'calc(0px - (9*var(--u))) 0px calc(0px + (9*var(--u))) 0px', 'flex-end'],
    ['middle', 'calc(0px + (9*var(--u))) 0px calc(0px - (9*var(--u))) 0px', 'center'],
  ])('moves inwards from the %s', (v, inset, align) => {
    const rule = placed({ y: levels(9), v: levels(v) }, { rTo: 'slide' });
    expect(rule).toContain(`inset:${inset}`);
    expect(rule).toContain(`align-items:${align}`);
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
