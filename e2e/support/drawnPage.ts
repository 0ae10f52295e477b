import type { Page } from '@playwright/test';
import { renderStaticPage } from '@vitrine/compile/server';
import { pointerAway } from './pointerAway.ts';

interface DrawnPageOptions {
  /** Played as it was drawn, or from its document. */
  readonly isPlayed: boolean;
  /** What the page gets for playing it, if not what belongs to it. */
  readonly play?: unknown;
  /** What is only read need not be painted, frame by frame. True by default. */
  readonly isPainted?: boolean;
}

/** Nothing inline, nothing from elsewhere. */
const POLICY = "default-src 'self'; img-src 'self' data:";

/** Opens a page that a server has drawn with one module in it. False for a module that can only be played from its document. */
export async function openDrawn(
  page: Page,
  document: unknown,
  { isPlayed, play: other, isPainted = true }: DrawnPageOptions,
): Promise<boolean> {
  const addresses = { sheet: '/drawn.css', src: '/drawn.json', script: '/vitrine.js' };
  const { html, css, play } = renderStaticPage(document, {
    nowMs: 0,
    ...addresses,
    ...(isPlayed ? { play: '/drawn.play.json' } : {}),
  });
  const unpainted = isPainted ? '' : 'html{opacity:0}';
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/drawn.html': ['text/html', html],
    // However slow the machine: the script is not late.
    '/drawn.css': ['text/css', css.replace('sr7-appear 1.2s', 'sr7-appear 60s') + unpainted],
    '/drawn.json': ['application/json', JSON.stringify(document)],
    '/drawn.play.json': ['application/json', JSON.stringify(other === undefined ? play : other)],
  };
  await page.route('**/drawn.*', (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body, headers: { 'content-security-policy': POLICY } });
  });
  await page.goto('/drawn.html');
  await pointerAway(page);
  return play !== null;
}

/** What stands in the page of a module, without what is on its way: the same from whoever draws it. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // How far pictures and films have come is a matter of moments; and what is drawn in the browser has its sound set there.
    const media = ['muted', 'data-playing', 'data-shown', 'data-atonce', 'data-failed', 'crossorigin'];
    // A drawing's `xmlns` says nothing in HTML: some sanitisers drop it.
    const unsaid = new Set(['style', 'data-css', 'data-play', 'xmlns', ...media]);
    const isSaid = (name: string, { classList }: Element): boolean =>
      !unsaid.has(name) && !(name === 'aria-label' && classList.contains('sr7-play'));
    const write = (node: Node, depth: number): string => {
      const indent = '\n' + ' '.repeat(depth);
      if (node instanceof Text) return node.data.trim() === '' ? '' : indent + node.data.trim();
      // Where scripts run, what is for pages without them is text or elements, and never shows.
      if (!(node instanceof Element) || node.localName === 'noscript') return '';
      const attributes = [...node.attributes]
        .filter(({ name }) => isSaid(name, node))
        .map(
          ({ name, value }) => `${name}="${name === 'class' ? [...node.classList].sort().join(' ') : value}"`,
        )
        .sort();
      const inside = [...node.childNodes].map((each) => write(each, depth + 1)).join('');
      return `${indent}<${[node.localName, ...attributes].join(' ')}>${inside}`;
    };
    const module = document.querySelector('sr7-module');
    return module ? write(module, 0) : '';
  });
