import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openModule } from '@vitrine/model';
import fc from 'fast-check';
import { expect } from 'vitest';
import { compileModule } from '../module/compileModule.ts';
import { renderFirstFrame } from '../html/renderFirstFrame.tsx';
import { mutate, mutations } from './mutate.ts';
import { richModules } from './richModules.ts';

const demo = fileURLToPath(new URL('../../../../apps/site/demo/modules', import.meta.url));
const corpus = process.env['VITRINE_CORPUS'];

interface Source {
  readonly name: string;
  readonly size: number;
  readonly document: unknown;
}

function readFolder(folder: string): Source[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.items.json'));
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, size: text.length, document: JSON.parse(text) };
  });
}

const sources: readonly Source[] = [
  ...Object.entries(richModules).map(([name, document]) => ({ name, size: 5000, document })),
  ...readFolder(demo),
  ...(corpus ? readFolder(join(corpus, 'modules')) : []),
];
export const documents = new Map(sources.map(({ name, document }) => [name, document]));

/** The larger a document, the more seldom it is drawn. */
const anyName = fc.oneof(
  ...sources.map(({ name, size }) => ({ arbitrary: fc.constant(name), weight: Math.ceil(1_000_000 / size) })),
);

/** How far braces are from being even; strings are one token to CSS, whatever they hold. */
function openBraces(css: string): number {
  const [opening = [], closing = []] = [/\{/g, /\}/g].map(
    (brace) => css.replace(/"[^"\n]*"/g, '').match(brace) ?? [],
  );
  return opening.length - closing.length;
}

function draw(document: unknown): { css: string; html: string; hasAuthorCss: boolean } {
  const compiled = compileModule(openModule(document), { nowMs: 0 });
  const hasAuthorCss = compiled.module.settings.codes.css.trim() !== '';
  return { css: compiled.css, html: renderFirstFrame(compiled), hasAuthorCss };
}

/** Draws it, and looks whether it can be shown. */
export function expectDrawable(document: unknown): void {
  const { css, html, hasAuthorCss } = draw(document);
  expect(html.includes('<sr7-module')).toBe(true);
  expect(/<\/style/i.test(css)).toBe(false);
  expect(hasAuthorCss ? 0 : openBraces(css)).toBe(0);
}

/** VITRINE_BROKEN=5000 for the long way. */
export const BROKEN = Number(process.env['VITRINE_BROKEN'] ?? 500);

/** Breaks one to four spots of some document, so many times. */
export function breakDocuments(numRuns: number, seed: number): void {
  fc.assert(
    fc.property(anyName, mutations, (name, changes) =>
      expectDrawable(changes.reduce(mutate, documents.get(name))),
    ),
    { numRuns, seed },
  );
}
