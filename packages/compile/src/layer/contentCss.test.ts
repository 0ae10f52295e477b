import { describe, expect, it } from 'vitest';
import { drawLayers } from '../testing/drawModule.ts';

const ruleOf = (layer: Record<string, unknown>) => {
  const { css } = drawLayers([{ id: 1, type: 'text', content: { text: 'x' }, ...layer }]);
  return css.split('\n').find((line) => line.includes('.l1-1{')) ?? '';
};

it('keeps the author’s own declarations', () => {
  expect(ruleOf({ codes: { css: 'outline:none;\nbox-shadow: 0 0 4px rgba(0,0,0,.5);' } })).toContain(
    'outline:none;box-shadow:0 0 4px rgba(0,0,0,.5);',
  );
});

it.each(['width: calc(1px', 'content: "a', 'color:red}body{display:none', 'behavior:url(x)'])(
  'drops what would swallow or break the rules after it: %s',
  (css) => {
    expect(ruleOf({ codes: { css } })).toBe(ruleOf({}));
  },
);

it.each(['url("a', 'pointer;color:red', '}'])('drops a cursor that is none: %s', (cursor) => {
  expect(ruleOf({ cursor })).toBe(ruleOf({}));
});

it.each([
  ['blur(2px) brightness(1.2)', true],
  ['drop-shadow(0 0 4px rgba(0,0,0,.5))', true],
  ['moon', true],
  [`${'blur()'.repeat(30)}!`, false],
  ['url(#x)', false],
])('takes %s as a filter: %s', (mF, isFilter) => {
  expect(ruleOf({ mF }).includes('filter:')).toBe(isFilter);
});

it.each([
  ['3000px', true],
  ['120%', true],
  ['50%', false],
  ['auto', false],
])('keeps a width of %s where its box is narrower: %s', (width, keeps) => {
  const w = [width, width, width, width, width];
  expect(ruleOf({ size: { w } }).includes('flex-shrink:0')).toBe(keeps);
});

it('does not take a word of the language for a way to fit a picture', () => {
  const { css } = drawLayers([{ id: 1, type: 'image', content: { src: '/a.webp', size: 'constructor' } }]);
  expect(css).not.toContain('object-fit');
});

it('draws no picture without an address', () => {
  expect(drawLayers([{ id: 1, type: 'image', content: { src: ' ' } }]).html).not.toContain('<img');
});

it('keeps a text on one line as wide as it is, where its box is narrower', () => {
  expect(ruleOf({ ws: 'nowrap' })).toContain('flex-shrink:0;');
  expect(ruleOf({ ws: 'full' })).not.toContain('flex-shrink');
});

describe('what surrounds a layer', () => {
  const five = (value: unknown): unknown[] => [value, value, value, value, value];
  const sides = (value: unknown) => ({ t: five(value), r: five(value), b: five(value), l: five(value) });
  const fluid = { tx: true, tr: true, sp: true };
  it('has corners and blurs that never scale', () => {
    const bShdw = { use: true, h: five(4), v: five(4), blur: five(20), spread: five(0), color: '#000' };
    const rule = ruleOf({ fluid, radius: sides(12), bShdw });
    expect(rule).toContain('border-radius:12px 12px 12px 12px;');
    expect(rule).toContain('box-shadow:calc(4*var(--u)) calc(4*var(--u)) 20px 0px #000;');
  });
  it('has a border that scales with its spacing, to the nearest whole pixel', () => {
    const border = { s: five('solid'), c: '#fff', w: sides('10px') };
    expect(ruleOf({ fluid, border })).toContain('border-width:min(10px,10*var(--u) + .5px)');
    expect(ruleOf({ border })).toContain('border-width:10px 10px 10px 10px;');
  });
});

it('takes the margin of a column into its box, without painting it', () => {
  const { css } = drawLayers([
    { id: 1, type: 'container', subtype: 'zone' },
    { id: 2, type: 'container', subtype: 'row', pid: 1 },
    {
      id: 3,
      type: 'container',
      subtype: 'column',
      pid: 2,
      m: { t: [0, 0, 0, 0, 0], b: [200, 200, 200, 200, 200] },
    },
  ]);
  const rule = css.split('\n').find((line) => line.includes('.l1-3{')) ?? '';
  expect(rule).toContain('border-width:0px 0px 200px 0px;background-clip:padding-box;');
  expect(rule).not.toContain('margin:');
});
