import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Arabic } from './Catalogue.ts';
import { createTexts } from './createTexts.ts';

const en = {
  plain: 'Cart',
  named: 'Remove {name}',
  counted: { one: '{count} thing of {name}', other: '{count} things of {name}' },
} as const;
const ar: Arabic<typeof en> = {
  plain: 'السلة',
  named: 'إزالة {name}',
  counted: {
    zero: 'لا شيء',
    one: 'شيء',
    two: 'شيئان',
    few: '{count} أشياء',
    many: '{count} شيئًا',
    other: '{count} شيء',
  },
};
const area = { en, ar };

describe('createTexts', () => {
  it.each([
    ['en', 'Cart'],
    ['ar', 'السلة'],
    ['ar_EG', 'السلة'],
    ['AR-sa', 'السلة'],
    ['ar-u-nu-arab', 'السلة'],
    ['fr', 'Cart'],
    ['', 'Cart'],
    ['__proto__', 'Cart'],
    ['constructor', 'Cart'],
  ])('speaks %j', (language, text) => {
    expect(createTexts(area, language)('plain')).toBe(text);
  });

  it.each([
    [0, 'لا شيء'],
    [1, 'شيء'],
    [2, 'شيئان'],
    [3, '3 أشياء'],
    [10, '10 أشياء'],
    [11, '11 شيئًا'],
    [99, '99 شيئًا'],
    [100, '100 شيء'],
    [103, '103 أشياء'],
  ])('counts %i as Arabic does', (count, text) => {
    expect(createTexts(area, 'ar')('counted', { count, name: 'x' })).toBe(text);
  });

  it('counts in the digits that the language’s tag asks for', () => {
    expect(createTexts(area, 'ar-u-nu-arab')('counted', { count: 10, name: 'x' })).toBe('١٠ أشياء');
  });

  it('does not read a value as a message', () => {
    expect(createTexts(area, 'en')('counted', { count: 1, name: '{count}$&' })).toBe('1 thing of {count}$&');
  });

  it('gives the parts of a message, with what is no text in its place', () => {
    const link = { href: '/' };
    expect(createTexts(area, 'ar').parts('named', { name: link })).toEqual(['إزالة ', link]);
  });

  it('asks for the values that a message has, and no others', () => {
    const texts = createTexts(area, 'en');
    expectTypeOf(texts<'plain'>).parameters.toEqualTypeOf<['plain']>();
    expectTypeOf(texts<'named'>)
      .parameter(1)
      .toEqualTypeOf<{ readonly name: string | number }>();
    expectTypeOf(texts<'counted'>)
      .parameter(1)
      .toEqualTypeOf<{ readonly count: number; readonly name: string | number }>();
  });
});
