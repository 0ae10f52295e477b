import { expect, it } from 'vitest';
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
