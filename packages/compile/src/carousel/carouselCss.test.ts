import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

const levels = (value: unknown): unknown[] => [value, value, value, value, value];
const carousel = (settings: Record<string, unknown>, count = 5, more: Record<string, unknown> = {}) =>
  drawModule(
    moduleDocument(
      {
        type: 'carousel',
        size: { width: levels(400), height: levels(300) },
        carousel: { infinity: true, maxV: 3, space: 10, ...settings },
        ...more,
      },
      ...Array.from({ length: count }, () => ({})),
    ),
  );
const shown = (body: ReturnType<typeof carousel>['body']) =>
  [...body.querySelectorAll('sr7-slide:not([hidden])')].map((slide) => slide.getAttribute('data-key'));

/** What a rule says whose selector ends so. */
function declared(css: string, ending: string): string {
  const rules = css.split('\n').filter((line) => line.split('{')[0]?.endsWith(ending));
  return rules.map((line) => line.slice(line.indexOf('{') + 1, -1)).join('');
}
const slideBox = (settings: Record<string, unknown>): string =>
  declared(carousel(settings).css, '[data-offset]');
const besides = (settings: Record<string, unknown>): string =>
  declared(carousel(settings).css, '[data-offset="1"]');

describe('a carousel', () => {
  it('shows the slides around the first one, wrapping when it is endless', () => {
    expect(shown(carousel({}).body)).toEqual(['1', '2', '5']);
    expect(shown(carousel({ infinity: false }).body)).toEqual(['1', '2']);
    expect(shown(carousel({}, 2).body)).toEqual(['1', '2']);
    expect(shown(carousel({}, 3).body)).toEqual(['1', '2', '3']);
  });

  it('places them by whole steps of a slide and a space, which is the same at every width, to the left where texts run that way', () => {
    const { css } = carousel({});
    expect(css).toContain('--sp:10px;');
    expect(besides({})).toContain('transform:translateX(calc(var(--dir)*1*(100% + var(--sp))));');
    expect(declared(css, '[data-offset="-1"]')).toContain('calc(var(--dir)*-1*(100% + var(--sp)))');
    expect(declared(css, ':dir(rtl)>sr7-content')).toBe('--dir:-1;');
  });

  it('goes down where it is vertical, whichever way texts run', () => {
    const { css } = carousel({ type: 'v' });
    expect(besides({ type: 'v' })).toContain('transform:translateY(calc(1*(100% + var(--sp))));');
    expect(css).not.toContain(':dir(rtl)');
  });

  it('has a rule for every slide that can rest in sight, and no more', () => {
    const count = (settings: Record<string, unknown>) =>
      carousel(settings, 20).css.match(/\[data-offset="-?\d+"\]/g)?.length;
    expect(count({ maxV: 3 })).toBe(3);
    expect(count({ maxV: 7 })).toBe(7);
    expect(count({ maxV: 1 })).toBe(1);
    expect(count({ maxV: 5, align: 'left' })).toBe(5);
    expect(count({ maxV: 5, infinity: false })).toBe(5);
  });
});

describe.each<[what: string, settings: Record<string, unknown>, expected: string]>([
  ['smaller ones', { scale: true, minS: 50 }, 'scale(0.5)'],
  ['smaller ones by and by', { scale: true, minS: 50, vScale: true }, 'scale(0.75)'],
  ['smaller ones closer together', { scale: true, minS: 50, oScale: true }, 'calc(var(--dir)*0.75*(100%'],
  ['paler ones', { opacity: true, maxO: 40 }, 'opacity:0.4;'],
  ['turned ones', { rotation: true, maxR: 30 }, 'rotateY(calc(var(--dir)*-30deg))'],
  ['ones turned by and by', { rotation: true, maxR: 30, varR: true }, 'rotateY(calc(var(--dir)*-15deg))'],
  ['ones turned over where it is vertical', { type: 'v', rotation: true, maxR: 30 }, 'rotateX(-30deg)'],
  ['upright ones, however they slant on their way', { skewX: '-10deg' }, '(100% + var(--sp))));'],
  [
    'ones on a ring',
    { spin: '3d' },
    'translateZ(calc(-1*var(--rad))) rotateY(calc(var(--dir)*60deg)) translateZ(var(--rad))',
  ],
  ['ones on a flatter ring', { spin: '3d', spinA: -20 }, 'rotateY(calc(var(--dir)*20deg))'],
  ['ones on a ring seen from within', { spin: '3d', spinA: 1 }, 'rotateY(calc(var(--dir)*-1deg))'],
  ['ones on an upright ring', { type: 'v', spin: '3d' }, 'rotateX(-60deg) translateZ(var(--rad))'],
  [
    'ones on a wheel',
    { spin: '2d' },
    'translateY(var(--rad)) rotate(calc(var(--dir)*30deg)) translateY(calc(-1*var(--rad)))',
  ],
  ['ones on a wheel beside them', { type: 'v', spin: '2d' }, 'translateX(var(--rad)) rotate(-30deg)'],
])('slides beside the focused one', (what, settings, expected) => {
  it(`stand ${what}: ${expected}`, () => {
    expect(besides(settings)).toContain(expected);
  });
});

it('sizes the ring of a carousel so that its slides touch, and bends it the other way when told', () => {
  expect(carousel({ spin: '3d' }).css).toContain('--rad:calc(0.866*(calc(400*var(--u)) + var(--sp)));');
  expect(carousel({ spin: '3d', spinA: 60 }).css).toContain('--rad:calc(-0.866*(');
  expect(slideBox({ spin: '3d' })).toContain('backface-visibility:hidden;');
});

describe.each<[what: string, settings: Record<string, unknown>, expected: string]>([
  ['as wide as the grid', {}, 'width:calc(400*var(--u));'],
  ['as wide as its share when justified', { justify: true }, 'width:calc((100cqw - 2*var(--sp))/3);'],
  [
    'no wider than the grid when that bounds it',
    { justify: true, jMWidth: true },
    'width:min((100cqw - 2*var(--sp))/3,calc(400*var(--u)));',
  ],
  [
    'as wide as the module but for what peeks in at both sides',
    { stretch: true, pNV: '50px' },
    'width:calc(100cqw - 2*(calc(50*var(--u)) + var(--sp)));',
  ],
  [
    'as wide as the module but for what peeks in at one side',
    { stretch: true, pNV: '10%', align: 'left' },
    'width:calc(100cqw - 1*(calc(100cqw*0.1) + var(--sp)));',
  ],
  ['as wide as the module where one shows', { stretch: true, maxV: 1 }, 'width:100cqw;'],
  ['at the start', { align: 'left' }, 'justify-self:start;'],
  ['at the end', { align: 'right' }, 'justify-self:end;'],
  ['below its padding', { pT: 20, pB: '10px' }, 'margin-block:calc(20*var(--u)) calc(10*var(--u));'],
  ['round at its corners', { bR: 12 }, 'border-radius:calc(12*var(--u));'],
  ['as round as it is large', { bR: 50, bRU: '%' }, 'border-radius:50%;'],
  [
    'as high as its share where it is vertical',
    { type: 'v', pT: 20 },
    'height:calc((100% - calc(20*var(--u)) - 0px - 2*var(--sp))/3);',
  ],
  [
    'between the padding where it is vertical',
    { type: 'v', pT: 20 },
    'top:calc((calc(20*var(--u)) - 0px)/2);',
  ],
  ['at the top', { type: 'v', align: 'top' }, 'align-self:start;'],
])('a slide', (what, settings, expected) => {
  it(`is ${what}`, () => {
    expect(slideBox(settings)).toContain(expected);
  });
});

it('shows the layers of the focused slide of a carousel, or of all its slides', () => {
  expect(carousel({}).css).toContain('>sr7-place{visibility:hidden;}');
  expect(carousel({ showAllLayers: 'all' }).css).not.toContain('>sr7-place{visibility:hidden;}');
});

describe('a carousel that can be dragged', () => {
  const dragged = (s: Record<string, unknown>, settings: Record<string, unknown> = {}): string =>
    carousel(settings, 5, { nav: { s } }).css;
  it('leaves scrolling across its slides to the page', () => {
    expect(dragged({ use: true })).toContain('touch-action:pan-y pinch-zoom;');
    expect(dragged({ use: true }, { type: 'v' })).not.toContain('touch-action');
    expect(dragged({ use: true, t: 2 })).toContain('touch-action:pan-y;');
    expect(dragged({ use: false })).not.toContain('touch-action');
  });
  it('shows a grabbing hand to a mouse, where a mouse may drag it', () => {
    expect(dragged({ use: true, desk: true })).toContain('cursor:grab;');
    expect(dragged({ use: true })).not.toContain('cursor:grab;');
  });
});
