import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { ARROW_LOOKS } from './arrows/index.ts';
import { lookOf } from './lookOf.ts';

function arrowsOf(wire: Record<string, unknown>) {
  const { arrows } = openModule({ settings: { nav: { arrows: { set: true, ...wire } } } }).settings.nav;
  if (!arrows) throw new Error('no arrows');
  return arrows;
}

it.each(Object.keys(ARROW_LOOKS))('arrows that name %s look so', (key) => {
  expect(lookOf('arrows', arrowsOf({ key })).name).toBe(key);
});

it('arrows that name none of ours take the first', () => {
  expect(lookOf('arrows', arrowsOf({ key: 'constructor' })).name).toBe('vt-glass');
});

it('arrows with CSS of the document’s own keep it', () => {
  const look = lookOf('arrows', arrowsOf({ key: 'x', css: '.x{top:0}' }));
  expect([look.name, look.css.includes('.x{top:0}')]).toEqual(['x', true]);
});
