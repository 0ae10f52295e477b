import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '@vitrine/compile/server';
import { PageFrame, type Section } from './PageFrame.tsx';
import { siteCss } from './siteCss.ts';
import { siteIcon } from './siteIcon.ts';

export interface Page {
  title: string;
  description?: string;
  /** Default `en`. */
  lang?: string;
  /** Default `ltr`. */
  dir?: 'ltr' | 'rtl';
  /** What the frame around its main part speaks. Default: English. */
  frameLanguage?: string;
  /** The part of the site that the navigation marks as current. */
  section?: Section;
  /** HTML for the end of the head. */
  head?: string;
  /** HTML for the main part; `class="wrap"` gives a block of it the site's width. */
  body: string;
  /** Addresses of module scripts. */
  scripts?: string[];
}

/** A complete page: the site's frame around its main part. */
export function renderPage(page: Page): string {
  const { title, description, lang = 'en', dir = 'ltr', section, head = '', body, scripts = [] } = page;
  const fullTitle = title === 'Vitrine' ? title : `${title} · Vitrine`;
  const meta = description ? `<meta name="description" content="${escapeHtml(description)}">` : '';
  const scriptTags = scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(fullTitle)}</title>
${meta}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${siteIcon}">
<style>${siteCss}</style>
${head}
</head>
<body>
${renderToStaticMarkup(<PageFrame section={section} mainHtml={body} language={page.frameLanguage} />)}
${scriptTags.join('\n')}
</body>
</html>
`;
}
