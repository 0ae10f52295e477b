import type { FastifyInstance } from 'fastify';
import { createFolder } from './createFolder.ts';
import { sendFile } from './sendFile.ts';

/** A folder that a build has written, at an address of its own. `headers` go with every file of it. */
export function addBuiltFiles(
  app: FastifyInstance,
  prefix: string,
  root: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const fileAt = createFolder(root);
  // What is sent is compressed already, or is a part, which must not be.
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { compress: false }, async (request, reply) => {
    const file = await fileAt(request.params['*']);
    if (file) return sendFile(request, reply.headers(headers), file);
    reply.callNotFound();
    return reply;
  });
}
