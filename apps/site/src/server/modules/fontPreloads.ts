import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@vitrine/compile/server';

/** Faces needed for the first paint come with the page; more than this would delay it. */
const MOST_PRELOADS = 3;

/** Font files that the demo's own style sheets name: loaded early, so that text never changes its face. */
export function fontPreloads(demoDir: string, styleSheets: readonly string[]): string {
  const files = styleSheets
    .filter((href) => href.startsWith('/demo/fonts/'))
    .flatMap((href) =>
      [...readCss(demoDir, href).matchAll(/url\(["']?([\w.-]+\.woff2)/g)].map(
        (match) => `/demo/fonts/${match[1]}`,
      ),
    );
  return [...new Set(files)].slice(0, MOST_PRELOADS).map(preload).join('\n');
}

const preload = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`;

function readCss(demoDir: string, href: string): string {
  try {
    return readFileSync(join(demoDir, 'fonts', href.slice('/demo/fonts/'.length)), 'utf8');
  } catch {
    return '';
  }
}
