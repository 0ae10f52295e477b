import type { FastifyInstance } from 'fastify';
import { addBuiltFiles } from '../files/addBuiltFiles.ts';
import { scriptFiles } from './scriptFiles.ts';

const SCRIPTS = '/page-scripts/';
/** Pages of other hosts may read them. */
const FOR_ALL = { 'access-control-allow-origin': '*' };

/** What our own pages of documents name: all at once, and names change with their content. */
export const pageScriptsIn = (scriptsDir: string, name: 'page' | 'entrances'): readonly string[] =>
  scriptFiles(scriptsDir, name).map((file) => SCRIPTS + file);

/** The scripts that bring pages of documents to life: for pages of others under a name that never changes, and their files. */
export function addPageScripts(app: FastifyInstance, scriptsDir: string | undefined): void {
  if (scriptsDir === undefined) return;
  // Relative: they are found beside it on whichever host the page is.
  const imports = scriptFiles(scriptsDir, 'pagesOfOthers').map((file) => `import '.${SCRIPTS}${file}';\n`);
  addBuiltFiles(app, SCRIPTS, scriptsDir, FOR_ALL);
  app.get('/vitrine-pages.js', (_request, reply) =>
    reply
      .headers({ ...FOR_ALL, 'cache-control': 'public, max-age=300' })
      .type('text/javascript; charset=utf-8')
      .send(imports.join('')),
  );
}
