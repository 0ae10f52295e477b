import { createHash } from 'node:crypto';
import type { SiteViews } from '@vitrine/server';
import { globalsScript, renderFragment, renderPage, shopCss } from '@vitrine/storefront';
import type { FastifyInstance } from 'fastify';
import { compileViews } from '../modules/compileViews.ts';
import { siteIcon } from '../pages/siteIcon.ts';

/** Its name changes with its content, so that browsers can keep it for ever. */
const SHEET = `/shop-${createHash('sha256').update(shopCss).digest('hex').slice(0, 10)}.css`;

/** How the server's pages and fragments are drawn. */
export const shopViews: SiteViews = {
  renderFragment,
  renderPage,
  globalsScript,
  compileModule: compileViews,
  player: '/vitrine.js',
  assets: { styles: [SHEET], scripts: [], icon: siteIcon },
};

export function addShopSheet(app: FastifyInstance): void {
  app.get(SHEET, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(shopCss),
  );
}
