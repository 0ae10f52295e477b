import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, renderStaticPage } from '@vitrine/compile/server';
import { inJson } from './addressesIn.ts';
import { addressOf, createFileBook, type PageFile } from './createFileBook.ts';
import type { ExportFolders } from './ExportFolders.ts';

/** Faces needed for the first paint come with the page; more than this would delay it. */
const MOST_PRELOADS = 3;

interface MakeOptions extends ExportFolders {
  readonly text: string;
  /** Where relative addresses start. */
  readonly folder: string;
  readonly path: string;
  readonly nowMs: number;
}

export interface MadePage {
  readonly files: readonly PageFile[];
  readonly missing: readonly string[];
  readonly isAlive: boolean;
}

/** All files of a page that shows a module from a folder of its own. Nothing is written. */
export function makePage(options: MakeOptions): MadePage {
  const { path, embedFolder, nowMs } = options;
  const book = createFileBook(options);
  const json = inJson(options.text, book.take);
  const { html, css, isAlive, play } = renderStaticPage(JSON.parse(json), {
    nowMs,
    sheet: 'module.css',
    src: 'module.json',
    play: 'module.play.json',
    script: 'vitrine.js',
    head: fontPreloads(book.files),
  });
  const text = (name: string, content: string): PageFile => ({ name, source: path, text: content });
  return {
    files: [
      text('index.html', html),
      text('module.css', css),
      text('module.json', json),
      ...(play ? [text('module.play.json', JSON.stringify(play))] : []),
      ...book.files,
      ...(isAlive ? embedFiles(embedFolder) : []),
    ],
    missing: book.missing,
    isAlive,
  };
}

const fontPreloads = (files: readonly PageFile[]): string =>
  files
    .filter(({ name }) => name.endsWith('.woff2'))
    .slice(0, MOST_PRELOADS)
    .map(
      ({ name }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(addressOf(name))}">`,
    )
    .join('\n');

function embedFiles(folder: string): PageFile[] {
  const parts = readdirSync(join(folder, 'vitrine-parts'))
    // All of them in one, for pages of other hosts.
    .filter((name) => !name.startsWith('whole-'))
    .map((name) => `vitrine-parts/${name}`);
  return ['vitrine.js', ...parts].map((name) => ({ name, source: join(folder, name) }));
}
