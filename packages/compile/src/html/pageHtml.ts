import { fontLinks as linksOf, type Module } from '@vitrine/model';
import { escapeHtml } from './escapeHtml.ts';

/** A host of others may be slow or gone: its style sheets come last, where they hold up nothing. */
const isOwn = (href: string): boolean => !/^(?:[a-z]+:)?\/\//i.test(href);
export const styleLink = (href: string): string => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

interface PageParts {
  /** HTML for the head: first what styles the module, then the rest. */
  readonly styles: string;
  readonly head: string;
  readonly body: string;
}

/** A complete page around a module, with the style sheets of its fonts. */
export function pageHtml({ settings }: Module, { styles, head, body }: PageParts): string {
  const title = escapeHtml(settings.title || settings.alias || 'Module');
  const lang = /^[a-zA-Z-]{2,12}$/.test(settings.language) ? settings.language : 'en';
  const links = linksOf(settings.fonts);
  const list = (hrefs: readonly string[]): string => hrefs.map(styleLink).join('\n');
  return `<!doctype html>
<html lang="${lang}"${settings.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${styles}
${list(links.filter(isOwn))}
${head}
</head>
<body>
<main>${body}</main>
${list(links.filter((href) => !isOwn(href)))}
</body>
</html>
`;
}
