import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { SiteViews } from '@vitrine/server';
import { inlineScripts, renderFragment, renderPage, shopCss } from '@vitrine/storefront';
import type { FastifyInstance } from 'fastify';
import { compileViews } from '../modules/compileViews.ts';
import { entryIn } from '../routes/entryIn.ts';
import { siteIcon } from './siteIcon.ts';

/** Its name changes with its content, so that browsers can keep it for ever. */
const SHEET = `/shop-${createHash('sha256').update(shopCss).digest('hex').slice(0, 10)}.css`;
const SCRIPTS = '/shop-scripts/';

/** How the server's pages and fragments are drawn. */
export const shopViews: SiteViews = {
  renderFragment,
  renderPage,
  inlineScripts,
  compileModule: compileViews,
  player: '/vitrine.js',
  assets: { styles: [SHEET], scripts: [] },
  icon: siteIcon,
};

/** With the built scripts of its pages, where there are some: pages work without them. */
export const shopViewsWith = (scriptsDir: string | undefined): SiteViews =>
  scriptsDir === undefined
    ? shopViews
    : {
        ...shopViews,
        assets: { ...shopViews.assets, scripts: [`${SCRIPTS}${entryIn(scriptsDir, 'the shop’s pages')}`] },
      };

export function addShopFiles(app: FastifyInstance, scriptsDir: string | undefined): void {
  app.get(SHEET, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(shopCss),
  );
  if (scriptsDir === undefined) return;
  void app.register(fastifyStatic, {
    root: scriptsDir,
    prefix: SCRIPTS,
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
  });
}
