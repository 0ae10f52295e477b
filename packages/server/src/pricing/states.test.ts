import { describe, expect, it } from 'vitest';
import { isInState, keptState, stateChoices, stateCode, stateName } from './states.ts';

it.each([
  ['US', 'California', 'CA'],
  ['US', ' california ', 'CA'],
  ['US', 'ca', 'CA'],
  ['US', 'US-CA', 'CA'],
  ['US', 'US:CA', 'CA'],
  ['US', 'Armed Forces Europe', 'AE'],
  ['CA', 'Québec', 'QC'],
  ['CA', 'CA-QC', 'QC'],
  ['BR', 'Sao Paulo', 'SP'],
  ['JP', 'JP13', '13'],
  ['JP', 'Tokyo', '13'],
  ['JP', 'Fukuoka', '40'],
  ['JP', 'Hukuoka', '40'],
  ['IT', 'Bozen', 'BZ'],
  ['ES', 'Madrid', 'M'],
  ['CN', 'Inner Mongolia', 'NM'],
  ['ID', 'Maluku', 'MA'],
  ['FR', 'Île-de-France', 'IDF'],
])('in %s “%s” is %s', (country, text, code) => expect(stateCode(country, text)).toBe(code));

it.each([
  ['US', 'Bavaria'],
  ['US', ''],
  ['HK', 'Kowloon'],
  ['', 'CA'],
  ['(', 'CA'],
  ['constructor', 'name'],
])('in %s “%s” is nobody’s', (country, text) => expect(stateCode(country, text)).toBeNull());

describe('a rule for a state', () => {
  it('holds however rule and address write it', () => {
    for (const state of ['CA', 'ca', 'California'])
      for (const rule of ['CA', 'California', 'us-ca']) expect(isInState('US', state, rule)).toBe(true);
    expect(isInState('US', 'Nevada', 'CA')).toBe(false);
  });
  it('holds in its parts', () => {
    expect(isInState('IT', 'Milano', 'Lombardia')).toBe(true);
    expect(isInState('IT', 'Lombardia', 'Milano')).toBe(false);
  });
  it('compares the words where no list knows them', () => {
    expect(isInState('HK', 'Kowloon', 'KOWLOON')).toBe(true);
    expect(isInState('US', 'Bavaria', 'bavaria')).toBe(true);
    expect(isInState('US', '', 'CA')).toBe(false);
  });
});

it('keeps codes where there is a list, and words elsewhere', () => {
  expect(keptState('US', 'California')).toBe('CA');
  expect(keptState('US', 'Bavaria')).toBe('Bavaria');
  expect(keptState('GB', 'Greater London')).toBe('Greater London');
  expect(stateName('US', 'CA')).toBe('California');
  expect(stateName('GB', 'Greater London')).toBe('Greater London');
});

it('offers what addresses name, by name, each once', () => {
  const all = ['US', 'IT', 'ES', 'JP', 'ID', 'LA', 'MZ', 'PE'].map(stateChoices);
  for (const states of all) {
    expect(states.length).toBeGreaterThan(5);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    expect(states.map(({ name }) => name)).toEqual(
      states.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    );
  }
  expect(stateChoices('FR')).toEqual([]);
});
