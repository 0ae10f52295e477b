import { can } from '../../accounts/roles.ts';
import { productTexts } from '@vitrine/texts';
import { splitModules } from '../../content/moduleMarks.ts';
import { withVideos } from '../../html/videoMarks.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Call } from '../call/Call.ts';
import { textsFor } from '../call/textsFor.ts';
import { type DrawnFrame, drawModule } from '../sliders/drawModule.ts';

/** More are left out: each may take a second to draw. */
const MOST_MODULES = 10;

export interface ContentWithModules {
  readonly html: string;
  readonly hasModules: boolean;
  /** It tells editors what is missing: nobody else may see it. */
  readonly isForEditors: boolean;
}

/** A clean text with the modules that it names, drawn where they are named. Of one that is not there visitors see nothing. */
export async function withModules(call: Call, content: string): Promise<ContentWithModules> {
  const parts = splitModules(withVideos(content, textsFor(call, productTexts)('playVideo')));
  const [only] = parts;
  if (parts.length === 1 && only && 'html' in only)
    return { html: only.html, hasModules: false, isForEditors: false };
  const mayEdit = can(call.visitor.user, 'editPosts');
  const { shop, site, settings } = call;
  const pieces: string[] = [];
  let serial = 0;
  let isForEditors = false;
  let isAlive = false;
  for (const part of parts) {
    if ('html' in part) {
      pieces.push(part.html);
      continue;
    }
    serial++;
    const context = { shop, site, isShopClosed: settings.comingSoon.on };
    const drawn = serial > MOST_MODULES ? null : await drawModule(context, part.alias, serial);
    isAlive ||= drawn?.isAlive === true;
    isForEditors ||= !drawn && mayEdit;
    pieces.push(drawn ? written(drawn) : mayEdit ? hint(part.alias) : '');
  }
  // Once, whatever it plays: the script looks for all of them.
  const script = isAlive ? `<script src="${escapeHtml(site.player)}" async></script>` : '';
  return { html: pieces.join('') + script, hasModules: true, isForEditors };
}

const written = ({ html, css, fonts }: DrawnFrame): string =>
  [
    ...fonts.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style>${css}</style>`,
    html,
  ].join('');

const hint = (alias: string): string =>
  `<p class="woocommerce-info">There is no published module “${escapeHtml(alias)}”. Only editors see this.</p>`;
