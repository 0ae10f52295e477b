import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocument } from '../document/readDocument.ts';
import { readKit } from '../kit/Kit.ts';
import { renderDocument } from './renderDocument.tsx';

const demo = fileURLToPath(new URL('../../../../apps/site/demo/documents', import.meta.url));
const corpus = process.env['VITRINE_CORPUS'];
const documents = [demo, ...(corpus ? [join(corpus, 'documents')] : [])].flatMap((folder) =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** More by `VITRINE_RUNS`. */
const RUNS = Number(process.env['VITRINE_RUNS'] ?? 25);

const HOSTILE = [
  '</style><script>alert(1)</script>',
  '"onload="alert(1)',
  'javascript:alert(1)',
  '}body{display:none',
  'red;background:url(//evil.example/x)',
  '<!--part-0-->',
  '\u0000',
  '[elementor-tag name="x" settings="%"]',
  '../../../etc/passwd',
  '__proto__',
];

const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...HOSTILE,
    null,
    [],
    {},
    '',
    0,
    -1,
    1e308,
    true,
    [[]],
    [null],
    { size: 'x' },
    { url: {} },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A document with values anywhere in it replaced. */
function mutate(text: string, places: readonly number[], values: readonly unknown[]): unknown {
  let at = 0;
  const wanted = new Map(places.map((place, index) => [place, values[index % values.length]]));
  return JSON.parse(text, (_key, old: unknown) => (wanted.has(at++) ? wanted.get(at - 1) : old)) as unknown;
}

it('draws documents whatever stands in them, and nothing in them gets out of its place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...documents),
      fc.array(fc.nat(3000), { minLength: 1, maxLength: 60 }),
      fc.array(value, { minLength: 1, maxLength: 10 }),
      (text, places, values) => {
        const json = mutate(text, places, values);
        const document = readDocument(json);
        const { html, css, needs } = renderDocument(document, {
          id: 3,
          kit: readKit(document.settings, '3'),
        });
        // Data for search engines, with no mark in it that could end it.
        const shown = html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
        expect(shown).not.toMatch(/<script|<[^>]* on\w+="|href="\s*javascript/i);
        expect(css).not.toMatch(/<\/style|<script/i);
        // Whatever stands in the place of a picture's address is one, and says nothing else.
        expect(css.replaceAll(/url\("[^"()\\]*"\)/g, '')).not.toMatch(/evil\.example/i);
        const rules = css.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '');
        expect(rules.split('{')).toHaveLength(rules.split('}').length);
        expect(html.match(/<!--part-\d+-->/g)?.length ?? 0).toBe(needs.parts.length);
      },
    ),
    { numRuns: RUNS, ...(process.env['VITRINE_SEED'] && { seed: Number(process.env['VITRINE_SEED']) }) },
  );
});

it('ends where a document goes on without end', () => {
  let nested: unknown = { id: 'x', elType: 'widget', widgetType: 'heading', settings: { title: 'Deep' } };
  for (let depth = 0; depth < 20_000; depth++)
    nested = { id: 'x', elType: 'container', settings: [], elements: [nested] };
  const document = readDocument({ content: [nested] });
  expect(document.notes[0]?.message).toMatch(/nested deeper/);
  expect(renderDocument(document, { id: 1 }).html).toContain('e-con');
});
