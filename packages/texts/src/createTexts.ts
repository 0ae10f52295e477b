import type { Area, Message, Messages, PlaceholdersOf, Plural } from './Catalogue.ts';
import { catalogueLanguage } from './catalogueLanguage.ts';
import { createDigits } from './createDigits.ts';
import { splitMessage } from './splitMessage.ts';

/** A `count` that chooses the form of a plural is a number; it is written in the language's digits. */
type ValuesOf<M extends Message, Value> = {
  readonly [Name in PlaceholdersOf<M>]: Name extends 'count' ? number : Value;
};
type Given<M extends Message, Value> = [PlaceholdersOf<M>] extends [never]
  ? []
  : [values: ValuesOf<M, Value>];

export interface Texts<Source extends Messages> {
  <Key extends keyof Source>(key: Key, ...given: Given<Source[Key], string | number>): string;
  /** The message as a list, with other things than texts in it: links, marks, amounts. */
  parts<Key extends keyof Source, Value>(
    key: Key,
    ...given: Given<Source[Key], Value>
  ): readonly (string | Value)[];
}

type AnyValues = Readonly<Record<string, unknown>>;

/** Every part of a page asks for them; a shop has one language. */
const made = new WeakMap<object, Map<string, unknown>>();

/** The messages of an area in a language; in English where there is no catalogue for it. */
export function createTexts<Source extends Messages>(area: Area<Source>, language: string): Texts<Source> {
  const known = made.get(area) ?? new Map<string, unknown>();
  made.set(area, known);
  const texts = (known.get(language) as Texts<Source> | undefined) ?? readTexts(area, language);
  known.set(language, texts);
  return texts;
}

function readTexts<Source extends Messages>(area: Area<Source>, language: string): Texts<Source> {
  const name = catalogueLanguage(language);
  const messages: Messages = area[name];
  const digits = createDigits(language);
  const partsOf = (key: string, values: AnyValues = {}): readonly unknown[] =>
    splitMessage(formOf(messages[key] ?? '', values['count'], name)).map((part) => {
      if (typeof part === 'string') return part;
      const value = values[part.name];
      return typeof value === 'number' ? digits(String(value)) : value;
    });
  const text = (key: string, values?: AnyValues): string => partsOf(key, values).join('');
  return Object.assign(text, { parts: partsOf }) as unknown as Texts<Source>;
}

/** Making one takes longer than writing the text. */
const rules = new Map<string, Intl.PluralRules>();

function formOf(message: Message, count: unknown, language: string): string {
  if (typeof message === 'string') return message;
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const forms: Plural & Partial<Record<Intl.LDMLPluralRule, string>> = message;
  return forms[rule.select(Number(count))] ?? forms.other;
}
