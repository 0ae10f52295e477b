import { expect, it } from 'vitest';
import { drawLayers } from '../testing/drawModule.ts';

const five = (value: unknown): unknown[] => Array.from({ length: 5 }, () => value);

const ruleOf = (layer: Record<string, unknown>): string => {
  const { css } = drawLayers([{ id: 1, type: 'text', content: { text: 'x' }, ...layer }]);
  return css.split('\n').find((line) => line.includes('.l1-1{')) ?? '';
};

const set = (size: unknown, lh: unknown, fluid = { tx: true }): string =>
  ruleOf({ font: { size: five(size), ls: five(2.5) }, lh: five(lh), fluid });

it('gives letters and lines that scale with the module in whole pixels, and spacing as it is', () => {
  const rule = set('37.5px', '50px');
  expect(rule).toContain('--fs:calc(37.5*var(--u));font-size:var(--wfs);');
  expect(rule).toContain('--lh:calc(50*var(--u));line-height:var(--wlh);');
  expect(rule).toContain('letter-spacing:calc(2.5*var(--u));');
});

it('rounds sizes that do not scale too, unless they are whole', () => {
  expect(set('37.5px', '50px', { tx: false })).toContain('--fs:37.5px;font-size:var(--wfs);');
  expect(set('37.5px', '50px', { tx: false })).toContain('line-height:50px;');
});

it('leaves a factor as it is, for larger letters inside to have higher lines', () => {
  expect(set('20px', '1.45')).toContain('line-height:1.45;');
});

it('lets the author’s own declarations be the last word', () => {
  expect(ruleOf({ font: { size: five(20) }, codes: { css: 'font-size:19.5px' } })).toContain(
    'font-size:19.5px;',
  );
});

it('rounds the lines of what holds other layers', () => {
  const { css } = drawLayers([
    { id: 1, type: 'group', lh: five('33px'), fluid: { tx: true } },
    { id: 2, type: 'text', pid: 1, content: { text: 'x' } },
  ]);
  expect(css).toContain('line-height:var(--wlh);');
});

it('sets letters that come in one by one without kerning, so that none moves when they are joined', () => {
  const chars = { all: [{ o: 0 }, { o: 1 }] };
  expect(ruleOf({ tl: { in: { chars } } })).toContain('font-kerning:none;');
  expect(ruleOf({})).not.toContain('font-kerning');
});
