import { describe, expect, it } from 'vitest';
import type { Message } from './Catalogue.ts';
import * as exported from './index.ts';
import { splitMessage } from './splitMessage.ts';

const areas = Object.entries(exported).filter(([, value]) => typeof value === 'object') as unknown as [
  string,
  Readonly<Record<string, Readonly<Record<string, Message>>>>,
][];

/** Not words: a separator, a word that is international, or a frame around values. */
const MAY_BE_EQUAL = /^(?:\{\w+\}|[^\p{L}])*$/u;

const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const namesIn = (text: string): readonly string[] =>
  splitMessage(text)
    .flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
    .sort();

it('finds every area', () => {
  expect(areas.length).toBeGreaterThan(10);
});

describe.each(areas)('%s', (_, { en = {}, ar = {} }) => {
  it('says everything in Arabic, and nothing else', () => {
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  });

  it('says nothing in Arabic as it is in English', () => {
    const same = Object.keys(en).filter((key) => {
      const english = textsOf(en[key] ?? '');
      return textsOf(ar[key] ?? '').some((text) => english.includes(text) && !MAY_BE_EQUAL.test(text));
    });
    expect(same).toEqual([]);
  });

  it('writes every Arabic message in Arabic letters', () => {
    const foreign = Object.values(ar)
      .flatMap(textsOf)
      .filter((text) => !MAY_BE_EQUAL.test(text) && !/\p{Script=Arabic}/u.test(text));
    expect(foreign).toEqual([]);
  });

  it('has the same placeholders in both languages; a form for few things may do without the number', () => {
    const wrong = Object.entries(en).filter(([key, message]) => {
      const needed = namesIn(typeof message === 'string' ? message : message.other);
      const mayMiss = typeof message === 'string' ? '' : 'count';
      return textsOf(ar[key] ?? '').some((text) => {
        const names = namesIn(text);
        return (
          names.some((name) => !needed.includes(name)) ||
          needed.some((name) => name !== mayMiss && !names.includes(name))
        );
      });
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['en', en],
    ['ar', ar],
  ] as const)('has the forms of plurals that %s asks for', (language, messages) => {
    const asked = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join();
    const plurals = Object.values(messages).filter((message) => typeof message !== 'string');
    expect(plurals.filter((message) => Object.keys(message).toSorted().join() !== asked)).toEqual([]);
  });

  it('has no brace that is not a placeholder’s', () => {
    for (const text of [...Object.values(en), ...Object.values(ar)].flatMap(textsOf))
      expect(text.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
  });
});
