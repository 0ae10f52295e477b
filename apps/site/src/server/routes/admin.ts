import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '@vitrine/contract/shop';
import { type OpenShop, readSettings } from '@vitrine/server';
import { adminTexts, createTexts, tagOf } from '@vitrine/texts';
import type { FastifyInstance } from 'fastify';
import { addBuiltFiles } from '../files/addBuiltFiles.ts';

const FILES = '/admin-files/';

interface AdminFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** The admin: one page for all its addresses, which finds the screen by itself. It holds nothing that only some may see. */
export function addAdmin(app: FastifyInstance, { shop }: OpenShop, adminDir: string | undefined): void {
  if (adminDir === undefined) return;
  const files = filesIn(adminDir);
  addBuiltFiles(app, FILES, adminDir);
  for (const path of ['/admin', '/admin/*'])
    app.get(path, async (_request, reply) => {
      const { site } = await readSettings(shop);
      return reply
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(adminPage(files, site.language));
    });
}

/** The build writes down which files the page asks for. */
function filesIn(adminDir: string): AdminFiles {
  const list: unknown = JSON.parse(readFileSync(join(adminDir, 'files.json'), 'utf8'));
  const entry = Object.values(
    list as Record<string, { file: string; css?: readonly string[]; isEntry?: boolean }>,
  ).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`No admin in ${adminDir}: npm run build makes it.`);
  return { script: entry.file, styles: entry.css ?? [] };
}

function adminPage({ script, styles }: AdminFiles, language: string): string {
  const t = createTexts(adminTexts, language);
  const links = styles.map((file) => `<link rel="stylesheet" href="${FILES}${file}">`).join('');
  return `<!doctype html><html lang="${escaped(tagOf(language))}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('admin')}</title>${links}<script type="module" src="${FILES}${script}"></script><div id="admin"><noscript>${t('needsScript')}</noscript></div></html>`;
}

/** An owner can set any text. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
