import { escapeHtml } from '@vitrine/compile/server';
import type { PageDocument } from '../document/PageDocument.ts';
import { documentCss } from '../styles/documentCss.ts';
import { renderDocument } from './renderDocument.tsx';
import type { RenderOptions } from './RenderOptions.ts';

/** A complete page of one document, for who wants to see it without a shop around it. What only a shop can draw is left out. */
export function renderDocumentPage(document: PageDocument, options: RenderOptions): string {
  const { html, css, fonts } = renderDocument(document, options);
  const { id, kit, language = 'en' } = options;
  const links = fonts.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n');
  return `<!doctype html>
<html lang="${/^[a-zA-Z-]{2,12}$/.test(language) ? language : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.title || 'Page')}</title>
${links}
<style>body{margin:0;font-family:sans-serif;line-height:1.5}${documentCss}
${css}</style>
</head>
<body class="elementor-default elementor-page elementor-page-${id} elementor-kit-${kit?.id ?? 'none'}">
<main>${html}</main>
</body>
</html>
`;
}
