import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { entryIn } from './entryIn.ts';

const SCRIPTS = '/page-scripts/';
/** Pages of other hosts may read them. */
const FOR_ALL = { 'access-control-allow-origin': '*' };

/** What our own pages of documents name: it changes with its content. */
export const pageScriptIn = (scriptsDir: string): string =>
  `${SCRIPTS}${entryIn(scriptsDir, 'pages of documents')}`;

/** The script that brings pages of documents to life: under a name that never changes for pages of others, and its files. */
export function addPageScripts(app: FastifyInstance, scriptsDir: string | undefined): void {
  if (scriptsDir === undefined) return;
  const script = pageScriptIn(scriptsDir);
  void app.register(fastifyStatic, {
    root: scriptsDir,
    prefix: SCRIPTS,
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(FOR_ALL)) response.setHeader(name, value);
    },
  });
  app.get('/vitrine-pages.js', (_request, reply) =>
    reply
      .headers({ ...FOR_ALL, 'cache-control': 'public, max-age=300' })
      .type('text/javascript; charset=utf-8')
      // Relative: it is found beside it on whichever host the page is.
      .send(`import '.${script}';\n`),
  );
}
