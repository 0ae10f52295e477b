import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What the embed script fetches when a module needs it; names change with their content. */
const PARTS = 'vitrine-parts';
/** Pages of other hosts may read the parts; without it each would take all of them in one script. */
const FOR_ALL = { 'access-control-allow-origin': '*' };

/** The embed script, whose name never changes, and its parts, whose names change with their content. */
export function addEmbedRoutes(app: FastifyInstance, { embedFile }: { readonly embedFile: string }): void {
  void app.register(fastifyStatic, {
    root: join(dirname(embedFile), PARTS),
    prefix: `/${PARTS}/`,
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(FOR_ALL)) response.setHeader(name, value);
    },
  });
  app.get('/vitrine.js', (_request, reply) =>
    reply.headers(FOR_ALL).sendFile(basename(embedFile), dirname(embedFile), { maxAge: '5m' }),
  );
}
