import { expect, it } from 'vitest';
import { readLayer } from '../testing/createTestLayer.ts';
import { restStyle } from './restStyle.ts';

const rest = (layer: Record<string, unknown>) => {
  const style = restStyle(readLayer(layer).layer, 1);
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
};
const frames = (...all: object[]) => ({ all: [{ t: 0, d: 0 }, ...all] });
const inScene = (target: string, last: object, more: object = {}) => ({
  tl: { in: { [target]: { ...frames(last), ...more } } },
});

it.each<[string, Record<string, unknown>, object]>([
  ['has nothing to say without frames', {}, {}],
  [
    'stands as its last in-frame says',
    inScene('content', { x: '10px', y: '50%', o: '50%', sX: '120%', sY: 2 }),
    { transform: 'translate(calc(10*var(--u)),50%) scale(1.2,2)', opacity: 0.5 },
  ],
  [
    'keeps what is mirrored as written',
    inScene('content', { x: '(10px)' }),
    { transform: 'translate(calc(10*var(--u)),0)' },
  ],
  [
    'is laid out where a value is drawn or off an edge',
    inScene('content', { x: '{-100,100}', y: 'top' }),
    {},
  ],
  ['keeps opacity within bounds', inScene('content', { o: -1 }), { opacity: 0 }],
  [
    'turns around its origin',
    inScene('content', {}, { orig: { x: '0%', y: '100%', z: 0 } }),
    { 'transform-origin': '0 100%' },
  ],
  [
    'is cut as its last clip-frame says',
    inScene('clip', { c: '80%' }, { orig: 'b' }),
    { 'clip-path': 'inset(20% 0% 0% 0%)' },
  ],
  ['is whole when its clip opens', inScene('clip', { c: 100 }, { orig: 'b' }), {}],
  [
    'is filtered',
    inScene('filter', { fu: true, b: '3px', g: 50 }),
    { filter: 'blur(calc(3*var(--u))) grayscale(50%)' },
  ],
  [
    'filters what lies behind',
    inScene('filter', { bu: true, bb: '10px' }),
    { 'backdrop-filter': 'blur(calc(10*var(--u)))' },
  ],
  ['has no filter that is switched off', inScene('filter', { fu: false, b: '3px' }), {}],
  [
    'has the colours of its last in-frame',
    inScene('content', { color: '#f00', bgc: '#00f' }),
    { color: '#f00', 'background-color': '#00f' },
  ],
  ['keeps a turn of its own apart', { tr: { rZ: 30 } }, { rotate: '30deg' }],
])('a layer at rest %s', (_, layer, expected) => {
  expect(rest(layer)).toEqual(expected);
});

it('has no filter of its entry where it has one for good', () => {
  expect(rest({ ...inScene('filter', { fu: true, b: '3px' }), mF: 'sepia(1)' })).toEqual({});
});

it('keeps at rest what a frame on the way has said and the last one does not, but not where it comes from', () => {
  const turned = (all: object[]): string | undefined =>
    restStyle(readLayer({ tl: { in: { content: { all } } } }).layer, 1).transform;
  expect(turned([{ rZ: 50 }, { rZ: -20, y: 50 }, { y: 0 }])).toBe('rotateZ(-20deg)');
  expect(turned([{ rZ: 50 }, { y: 0 }])).toBeUndefined();
});
