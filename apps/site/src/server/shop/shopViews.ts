import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteViews } from '@vitrine/server';
import { inlineScripts, renderFragment, renderPage, shopCss } from '@vitrine/storefront';
import type { FastifyInstance } from 'fastify';
import { documentCss, readDocumentArchive } from '@vitrine/builder';
import { renderSiteDocument } from '../documents/renderSiteDocument.ts';
import { compileViews } from '../modules/compileViews.ts';
import { siteIcon } from './siteIcon.ts';

/** Its name changes with its content, so that browsers can keep it for ever. */
const sheetName = (name: string, css: string): string =>
  `/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
const SHEET = sheetName('shop', shopCss);
const DOCUMENT_SHEET = sheetName('document', documentCss);
const SCRIPTS = '/shop-scripts/';
const PAGE_SCRIPTS = '/page-scripts/';

/** How the server's pages and fragments are drawn. */
export const shopViews: SiteViews = {
  renderFragment,
  renderPage,
  inlineScripts,
  compileModule: compileViews,
  documents: {
    styles: [DOCUMENT_SHEET],
    scripts: [],
    render: renderSiteDocument,
    readArchive: readDocumentArchive,
  },
  player: '/vitrine.js',
  assets: { styles: [SHEET], scripts: [] },
  icon: siteIcon,
};

/** Folders of built scripts, where there are some: pages work without them. */
export interface ScriptFolders {
  readonly shopScriptsDir?: string;
  /** Of page documents. */
  readonly pageScriptsDir?: string;
}

export const shopViewsWith = ({ shopScriptsDir, pageScriptsDir }: ScriptFolders): SiteViews =>
  shopScriptsDir === undefined && pageScriptsDir === undefined
    ? shopViews
    : {
        ...shopViews,
        assets: { ...shopViews.assets, scripts: scriptsIn(SCRIPTS, shopScriptsDir) },
        documents: { ...shopViews.documents, scripts: scriptsIn(PAGE_SCRIPTS, pageScriptsDir) },
      };

const scriptsIn = (prefix: string, folder: string | undefined): readonly string[] =>
  folder === undefined ? [] : [prefix + entryIn(folder)];

/** The build writes down which file the pages ask for. */
function entryIn(scriptsDir: string): string {
  const files: unknown = JSON.parse(readFileSync(join(scriptsDir, 'files.json'), 'utf8'));
  const entry = Object.values(files as Record<string, { file: string; isEntry?: boolean }>).find(
    ({ isEntry }) => isEntry,
  );
  if (!entry) throw new Error(`No script of the shop’s pages in ${scriptsDir}: npm run build makes it.`);
  return entry.file;
}

export function addShopFiles(app: FastifyInstance, { shopScriptsDir, pageScriptsDir }: ScriptFolders): void {
  addSheet(app, SHEET, shopCss);
  addSheet(app, DOCUMENT_SHEET, documentCss);
  addScripts(app, SCRIPTS, shopScriptsDir);
  addScripts(app, PAGE_SCRIPTS, pageScriptsDir);
}

function addSheet(app: FastifyInstance, name: string, css: string): void {
  app.get(name, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(css),
  );
}

function addScripts(app: FastifyInstance, prefix: string, root: string | undefined): void {
  if (root === undefined) return;
  void app.register(fastifyStatic, {
    root,
    prefix,
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
  });
}
