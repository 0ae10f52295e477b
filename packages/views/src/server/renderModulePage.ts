import { openModule } from '@vitrine/model';
import { baseCss } from '../css/baseCss.ts';
import { compileWhole, type WholeOptions } from '../module/compileWhole.ts';
import { fontLinks } from '../module/fontLinks.ts';
import { escapeHtml } from './escapeHtml.ts';
import { renderFirstFrame } from './renderFirstFrame.tsx';

/** A host of others may be slow or gone: its style sheets come last, where they hold up nothing. */
const isOwn = (href: string): boolean => !/^(?:[a-z]+:)?\/\//i.test(href);
const styleLink = (href: string): string => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

export interface ModulePageOptions extends WholeOptions {
  /** HTML for the end of the head. */
  readonly head?: string;
}

/** A complete page with nothing in it but the module's first frame. */
export function renderModulePage(document: unknown, options: ModulePageOptions): string {
  const compiled = compileWhole(openModule(document), options);
  const { settings } = compiled.module;
  const title = escapeHtml(settings.title || settings.alias || 'Module');
  const lang = /^[a-zA-Z-]{2,12}$/.test(settings.language) ? settings.language : 'en';
  const links = fontLinks(compiled.module);
  return `<!doctype html>
<html lang="${lang}"${settings.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body{margin:0}
${baseCss}
${compiled.css}
</style>
${links.filter(isOwn).map(styleLink).join('\n')}
${options.head ?? ''}
</head>
<body>
<main>${renderFirstFrame(compiled)}</main>
${links
  .filter((href) => !isOwn(href))
  .map(styleLink)
  .join('\n')}
</body>
</html>
`;
}
