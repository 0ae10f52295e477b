import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { createStyleSheet } from '../../css/StyleSheet.ts';
import { ARROW_LOOKS } from './arrows/index.ts';
import { loadArrowLook } from './arrows/load.ts';
import { BULLET_LOOKS } from './bullets/index.ts';
import { isReadyMade } from './isReadyMade.ts';
import { addLookRules, lookOf } from './lookOf.ts';
import * as ownLooks from './part.ts';
import { readyLook } from './readyLook.ts';
import { TAB_LOOKS } from './tabs/index.ts';
import { THUMB_LOOKS } from './thumbs/index.ts';

function arrowsOf(wire: Record<string, unknown>) {
  const { arrows } = openModule({ settings: { nav: { arrows: { set: true, ...wire } } } }).settings.nav;
  if (!arrows) throw new Error('no arrows');
  return arrows;
}

const rulesOf = (look: ReturnType<typeof readyLook>, parts: Parameters<typeof addLookRules>[3]): string => {
  const sheet = createStyleSheet([true, true, true, true, true]);
  addLookRules(sheet, look, '#m', parts);
  return sheet.toString();
};

const KINDS = { arrows: ARROW_LOOKS, bullets: BULLET_LOOKS, tabs: TAB_LOOKS, thumbs: THUMB_LOOKS };
const all = Object.values(KINDS).flatMap((looks) => Object.keys(looks).map((key) => ({ key, looks })));

it.each(all)('$key has the same rules without what reads the looks of documents', ({ key, looks }) => {
  const look = readyLook(arrowsOf({ key }), looks);
  expect(rulesOf(look, {})).toBe(rulesOf(look, { ownLooks }));
});

describe('arrows', () => {
  it.each(Object.keys(ARROW_LOOKS))('fetch %s alone', async (key) => {
    expect(await loadArrowLook(arrowsOf({ key }))).toEqual({ [key]: ARROW_LOOKS[key] });
  });

  it('fetch the first look where they name none, and none where they bring their own', async () => {
    expect(Object.keys(await loadArrowLook(arrowsOf({ key: 'constructor' })))).toEqual(['vt-glass']);
    expect(await loadArrowLook(arrowsOf({ key: 'x', css: '.x{top:0}' }))).toEqual({});
  });
});

it.each([
  ['no more than a name', { key: 'vt-disc' }, true],
  ['sizes and colours', { cst: { size: '30', 'size-def': true, ink: 'rgba(0, 0, 0, 0.5)' } }, true],
  ['a value that ends its rule', { cst: { ink: 'red}body{display:none', 'ink-def': true } }, false],
  ['a value of the look that ends its rule', { def: { ink: { data: 'red;top:0' } } }, false],
  ['its own CSS', { css: '.x{top:0}' }, false],
])('a look with %s', (_, wire, expected) => {
  expect(isReadyMade(arrowsOf(wire))).toBe(expected);
});

it("is nothing but its name where the document's own could not be read", () => {
  const arrows = arrowsOf({ key: 'x', css: '.x{top:0}' });
  expect(lookOf('arrows', arrows, {}, {})).toEqual({ name: 'x', html: '', css: '' });
  expect(lookOf('arrows', arrows, {}, { ownLooks }).css).toContain('.x{top:0}');
});
