import { createHash } from 'node:crypto';
import type { SiteViews } from '@vitrine/server';
import { inlineScripts, renderFragment, renderPage, shopCss } from '@vitrine/storefront';
import type { FastifyInstance } from 'fastify';
import {
  documentCss,
  elementIds,
  readDocumentArchive,
  relinkDocument,
  renewElementIds,
  whyNotTemplate,
  writeTemplate,
} from '@vitrine/builder';
import {
  renderSiteDocument,
  siteDocumentKind,
  siteDocumentNotes,
  siteDocumentOpening,
  siteDocumentPriority,
} from '../documents/renderSiteDocument.ts';
import { addBuiltFiles } from '../files/addBuiltFiles.ts';
import { keepFile } from '../files/KeptFile.ts';
import { sendFile } from '../files/sendFile.ts';
import { compileViews } from '../modules/compileViews.ts';
import { pageScriptsIn } from '../routes/pageScripts.ts';
import { scriptFiles } from '../routes/scriptFiles.ts';
import { siteIcon } from './siteIcon.ts';

/** Its name changes with its content, so that browsers can keep it for ever. */
const sheetName = (name: string, css: string): string =>
  `/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
const SHEET = sheetName('shop', shopCss);
const DOCUMENT_SHEET = sheetName('document', documentCss);
const SCRIPTS = '/shop-scripts/';

/** How the server's pages and fragments are drawn. */
export const shopViews: SiteViews = {
  renderFragment,
  renderPage,
  inlineScripts,
  compileModule: compileViews,
  documents: {
    styles: [DOCUMENT_SHEET],
    scripts: [],
    entranceScripts: [],
    render: renderSiteDocument,
    priority: siteDocumentPriority,
    reader: {
      read: readDocumentArchive,
      relink: relinkDocument,
      whyNot: whyNotTemplate,
      elementIds,
      renewIds: renewElementIds,
    },
    writeTemplate,
    kindOf: siteDocumentKind,
    notes: siteDocumentNotes,
    opening: siteDocumentOpening,
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

export function shopViewsWith({ shopScriptsDir, pageScriptsDir }: ScriptFolders): SiteViews {
  const scripts =
    shopScriptsDir === undefined ? [] : scriptFiles(shopScriptsDir, 'shop').map((file) => SCRIPTS + file);
  const ofPages = (name: 'page' | 'entrances') =>
    pageScriptsDir === undefined ? [] : pageScriptsIn(pageScriptsDir, name);
  const pageScripts = ofPages('page');
  if (scripts.length === 0 && pageScripts.length === 0) return shopViews;
  return {
    ...shopViews,
    assets: { ...shopViews.assets, scripts },
    documents: { ...shopViews.documents, scripts: pageScripts, entranceScripts: ofPages('entrances') },
  };
}

export function addShopFiles(app: FastifyInstance, scriptsDir: string | undefined): void {
  addSheet(app, SHEET, shopCss);
  addSheet(app, DOCUMENT_SHEET, documentCss);
  if (scriptsDir !== undefined) addBuiltFiles(app, SCRIPTS, scriptsDir);
}

function addSheet(app: FastifyInstance, name: string, css: string): void {
  const file = keepFile(name, Buffer.from(css));
  app.get(name, { compress: false }, (request, reply) => sendFile(request, reply, file));
}
