import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/readDocument.ts';
import { writeDocument } from '../document/writeDocument.ts';
import { readKit } from '../kit/Kit.ts';
import { renderDocument } from './renderDocument.tsx';

const own = fileURLToPath(new URL('../../../../apps/site/demo/documents', import.meta.url));
const corpus = process.env['VITRINE_CORPUS'];
const folders = [own, ...(corpus ? [join(corpus, 'documents')] : [])];

const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
);

describe.each(files)('%s', (_name, text) => {
  const json: unknown = JSON.parse(text);

  it('is written back as it came, every key in its place', () => {
    expect(writeDocument(readDocument(json))).toBe(JSON.stringify(json));
  });

  it('is drawn, with every element named once and no inline style or script', () => {
    const document = readDocument(json);
    const { html, css } = renderDocument(document, { id: 7, kit: readKit({}) });
    const ids = [...html.matchAll(/ data-id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Data for search engines, with no mark in it that could end it.
    const shown = html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
    expect(shown).not.toMatch(/ style=|<script|javascript:/i);
    expect(css).not.toMatch(/undefined|NaN|\[object|<\//);
    expect(css.split('{')).toHaveLength(css.split('}').length);
  });
});
