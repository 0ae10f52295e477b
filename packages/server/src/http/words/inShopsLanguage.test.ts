import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inShopsLanguage } from './inShopsLanguage.ts';

/** What the API does before it knows anything, what its fields must be, and the rules behind it: each says why not in a text of its own. */
const ROOTS = [
  '../../accounts',
  '../../catalogue',
  '../../content',
  '../../documents',
  '../../imports',
  '../../input',
  '../../media',
  '../../modules',
  '../../orders',
  '../../people',
  '../../pricing',
  '../../webhooks',
  '../api',
  '../security',
  '../../../../contract/src/api',
];
/** What is not said to who asks: descriptions, words of other areas, notes of orders. */
const OTHERS =
  /\.test\.|testing|openapi|limits|mails|resources\/\w+Texts|addBannerRoute|createApiClient|paymentMethods/;

/** A refusal: the text that stands in a call which makes one, or in a rule of a schema. */
const CALLS =
  /(?:\b(?:refused?|invalidField|notFound|missing|refusal|when|bad|conflict)|v\.(?:string|number|boolean|array|object|picklist|integer|regex|check|nonEmpty|minLength|maxLength|minValue|maxValue|everyItem|objectWithRest|union|record))\(\s*((?:[^()'`]|'(?:[^'\\\n]|\\.)*'|`[^`]*`|\((?:[^()'`]|'[^'\n]*'|`[^`]*`)*\))*)\)|(?:message:|missing(?::| =))\s*((?:'[^'\n]*'|`[^`]*`|[^,}\n])*)/g;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const SENTENCE = /^["A-Z$].* .*[.!?]$|^[A-Z]\w+ \w+\.$/s;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : path.endsWith('.ts') && !OTHERS.test(path) ? [path] : [];
  });

const textsIn = (file: string): readonly string[] => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(CALLS)]
    .flatMap(([, inCall = '', said = '']) => [...(inCall + said).matchAll(LITERAL)])
    .map(([, plain, filled = '']) => plain ?? filled)
    .filter((text) => SENTENCE.test(text) && !text.startsWith('${message}'))
    .map((text) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7').replaceAll('\\`', '`'));
};

const refusals = [...new Set(ROOTS.flatMap(filesIn).flatMap(textsIn))];

describe('why the API refuses', () => {
  it('is found in its sources', () => {
    expect(refusals.length).toBeGreaterThan(120);
    expect(refusals).toContain('Is required.');
    expect(refusals).toContain('Product 7 has the SKU "7" already.');
  });

  it('is said in Arabic to the last text', () => {
    expect(refusals.filter((text) => inShopsLanguage(text, 'ar') === text)).toEqual([]);
  });

  it('stays in English word for word', () => {
    for (const text of refusals) expect(inShopsLanguage(text, 'en-GB')).toBe(text);
  });

  it('knows what is made of two sentences', () => {
    for (const why of [
      'Only what has not been started can be changed.',
      'It can be started when its preview is there.',
      'Only what runs can be stopped.',
      'What runs must be stopped first.',
    ])
      expect(inShopsLanguage(`${why} It is ready.`, 'ar')).toMatch(/^[^a-z]*ready\.$/i);
  });

  it('keeps what a text was made of', () => {
    expect(inShopsLanguage('Product 12 has the SKU "MUG-1" already.', 'ar')).toMatch(/12.*MUG-1/);
    expect(inShopsLanguage('Invalid type: Expected string but received 5', 'ar')).toMatch(/string.*5/);
  });
});
