import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { ARROW_LOOKS } from './arrows/index.ts';
import { lookOf } from './lookOf.ts';

function arrowsOf(wire: Record<string, unknown>) {
  const { arrows } = openModule({ settings: { nav: { arrows: { set: true, ...wire } } } }).settings.nav;
  if (!arrows) throw new Error('no arrows');
  return arrows;
}

it.each(Object.keys(ARROW_LOOKS))('gives arrows that name %s that look', (key) => {
  expect(lookOf('arrows', arrowsOf({ key })).name).toBe(key);
});

it('gives arrows that name no look of ours the first one', () => {
  expect(lookOf('arrows', arrowsOf({ key: 'constructor' })).name).toBe('vt-glass');
});

it('leaves arrows the CSS that their document brings', () => {
  const look = lookOf('arrows', arrowsOf({ key: 'x', css: '.x{top:0}' }));
  expect([look.name, look.css.includes('.x{top:0}')]).toEqual(['x', true]);
});
