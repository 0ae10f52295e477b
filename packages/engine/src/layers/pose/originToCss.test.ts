import { expect, it } from 'vitest';
import { originInWrapper, originToCss, type Origin } from './originToCss.ts';

const origin = (x: string, y: string, z = '0px'): Origin => {
  const measure = (written: string) => {
    const unit = written.endsWith('%') ? ('%' as const) : ('px' as const);
    return { value: Number.parseFloat(written), unit };
  };
  return { x: measure(x), y: measure(y), z: measure(z) };
};

it.each([
  [origin('50%', '50%'), null],
  [origin('0%', '100%'), '0 100%'],
  [origin('50%', '50%', '-50px'), null],
  [undefined, null],
])('%j is %s in CSS', (given, expected) => {
  expect(originToCss(given, true)).toBe(expected);
});

it('is the same point of the content when it is seen from a larger wrapper', () => {
  const box = { left: 100, top: 50, width: 200, height: 40 };
  expect(originInWrapper(origin('50%', '100%'), box, true)).toBe('200px 90px');
  expect(originInWrapper(origin('10px', '0px'), box, false)).toBe('calc(100px + 10px) calc(50px + 0px)');
});
