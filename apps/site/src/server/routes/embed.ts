import { basename, dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addBuiltFiles } from '../files/addBuiltFiles.ts';
import { createFolder } from '../files/createFolder.ts';
import { sendFile } from '../files/sendFile.ts';

/** What the embed script fetches when a module needs it; names change with their content. */
const PARTS = 'vitrine-parts';
/** Pages of other hosts may read the parts; without it each would take all of them in one script. */
const FOR_ALL = { 'access-control-allow-origin': '*' };

/** The embed script, whose name never changes, and its parts, whose names change with their content. */
export function addEmbedRoutes(app: FastifyInstance, { embedFile }: { readonly embedFile: string }): void {
  addBuiltFiles(app, `/${PARTS}/`, join(dirname(embedFile), PARTS), FOR_ALL);
  const fileAt = createFolder(dirname(embedFile));
  app.get('/vitrine.js', { compress: false }, async (request, reply) => {
    const file = await fileAt(basename(embedFile));
    if (file) return sendFile(request, reply.headers(FOR_ALL), file, 'public, max-age=300');
    reply.callNotFound();
    return reply;
  });
}
