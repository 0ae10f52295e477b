import { expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { ease } from './ease.ts';

const reader = ease('power3.inOut');

it.each([
  'none',
  'linear',
  'power0.in',
  'power4.out',
  'sine.inOut',
  'expo.out',
  'circ.in',
  'slow',
  'slow(0.7,0.7,false)',
  'steps(12)',
  'back.out(1.7)',
  'elastic.out(1, 0.3)',
  'bounce',
  'M0,0 C0.1,0.2 0.3,1 1,1',
  'custom(M0,0,C1,1)',
  'wiggle({wiggles:8})',
])('keeps %j', (written) => {
  expect(readAlone(reader, written)).toEqual({ value: written, notes: [], paths: [] });
});

it.each([
  ['Linear.easeNone', 'none'],
  ['Power0.easeIn', 'power0.in'],
  ['Power3.easeInOut', 'power3.inOut'],
  ['Quad.easeOut', 'power1.out'],
  ['Cubic.easeIn', 'power2.in'],
  ['Quart.easeInOut', 'power3.inOut'],
  ['Quint.easeOut', 'power4.out'],
  ['Strong.easeIn', 'power4.in'],
  ['Back.easeOut', 'back.out'],
  ['Elastic.easeInOut', 'elastic.inOut'],
  ['Sine.easeIn', 'sine.in'],
])('reads the older name %j as %j', (written, modern) => {
  expect(readAlone(reader, written)).toEqual({ value: modern, notes: [], paths: [] });
});

it.each(['', 'default', 'inherit', null])('takes the default for %j and says nothing', (written) => {
  expect(readAlone(reader, written)).toEqual({ value: 'power3.inOut', notes: [], paths: [] });
});

it.each(['swing', 'power5.in', 'power1.up', 'constructor', 'toString.easeIn', 'red;}body{'])(
  'names %j as no ease and takes the default',
  (written) => {
    expect(readAlone(reader, written)).toMatchObject({
      value: 'power3.inOut',
      notes: [{ kind: 'not-understood', path: 'here' }],
    });
  },
);
