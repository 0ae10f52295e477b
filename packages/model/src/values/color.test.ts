import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { color, parseColor } from './color.ts';

describe('parseColor', () => {
  it.each([
    'red',
    'Transparent',
    'currentColor',
    '#fff',
    '#ffff',
    '#A0b1C2',
    '#A0b1C280',
    'rgba(0, 0, 0, 0.5)',
    'RGB(0 0 0 / 50%)',
    'hsl(120deg 100% 50%)',
    'oklch(0.7 0.1 -20)',
    'color(display-p3 1 0 0)',
  ])('lets %j pass', (written) => {
    expect(parseColor(` ${written} `)).toBe(written);
  });

  it.each([
    'red;}body{display:none',
    'red}',
    'red !important',
    'url(javascript:alert(1))',
    'rgba(0,0,0,1);background:url(//x)',
    'rgb(url(x))',
    'rgb(0,0,0',
    'expression(alert(1))',
    'var(--x)',
    'rgb(0,0,0)/*',
    '</style>',
    '#ggg',
    '#12345',
    '#',
    '',
    'a\\0062',
    'red\nblue',
    5,
    null,
    {},
    ['red'],
  ])('refuses %j', (written) => {
    expect(parseColor(written)).toBeNull();
  });
});

it('takes the default colour for what is none and tells, unless it is empty', () => {
  expect(readAlone(color('#ffffff'), 'url(x)')).toMatchObject({ value: '#ffffff', paths: ['here'] });
  expect(readAlone(color('#ffffff'), '')).toMatchObject({ value: '#ffffff', notes: [] });
});
