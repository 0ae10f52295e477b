import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shopSettings } from '../../shop/settings/shopSettings.ts';
import { settingsSections } from '../resources/settings.ts';
import { text, time } from './fields.ts';
import { strict } from './object.ts';
import { flagText, sorting, wholeText } from './query.ts';

const errorsOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('an object of the API', () => {
  const schema = strict({ name: text(5), size: v.optional(strict({ cm: v.number('Must be a number.') })) });

  it.each([
    [{ name: 'a', colour: 1 }, [['colour', 'Unknown field.']]],
    [{}, [['name', 'Is required.']]],
    [null, [[null, 'Must be an object.']]],
    [
      { name: 'a', size: { cm: '1', mm: 2 } },
      [
        ['size.cm', 'Must be a number.'],
        ['size.mm', 'Unknown field.'],
      ],
    ],
    [{ name: 'a\0' }, [['name', 'Must not hold a zero character.']]],
    [{ name: 'abcdef' }, [['name', 'At most 5 characters.']]],
  ])('%j has its mistakes named', (value, errors) => {
    expect(errorsOf(schema, value)).toEqual(errors);
  });
});

describe('a time', () => {
  it('is a text outside and milliseconds inside, whatever its zone', () => {
    expect(v.parse(time, '1970-01-01T02:00:01+02:00')).toBe(1000);
    for (const wrong of ['2026-03-01', '1.3.2026', '2026-13-01T00:00:00Z', 5, ''])
      expect(errorsOf(time, wrong)).toEqual([[null, 'Must be a time such as 2026-03-01T12:00:00Z.']]);
  });
});

describe('a field of an address', () => {
  it('is read as what it stands for', () => {
    expect(v.parse(wholeText(1, 100), '42')).toBe(42);
    expect(v.parse(flagText, 'false')).toBe(false);
    const sort = sorting(['id', 'name'], '-id');
    expect(v.parse(sort, undefined)).toEqual({ field: 'id', isDescending: true });
    expect(v.parse(sort, 'name')).toEqual({ field: 'name', isDescending: false });
  });

  it.each(['', '0', '101', '1.5', '1e1', ' 1', '9'.repeat(400)])(
    '%j is no number from 1 to 100',
    (written) => {
      expect(v.is(wholeText(1, 100), written)).toBe(false);
    },
  );
});

describe('a section of the settings', () => {
  it('is what the shop itself reads, but knows all its fields', () => {
    const settings = v.parse(shopSettings, {});
    for (const [name, schema] of Object.entries(settingsSections)) {
      const section = settings[name as keyof typeof settings];
      expect(v.parse(schema, section)).toEqual(section);
    }
    expect(errorsOf(settingsSections.payments, { bankAccounts: [{ name: 'A', iban2: '' }] })).toEqual([
      ['bankAccounts.0.iban2', 'Unknown field.'],
    ]);
    expect(v.parse(settingsSections.money, {})).toEqual(settings.money);
  });
});
