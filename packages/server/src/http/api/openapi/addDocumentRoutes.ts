import type { FastifyInstance } from 'fastify';
import { isKnown, listTag } from '../answer/tags.ts';
import { createDocument } from './createDocument.ts';
import { documentPage } from './documentPage.ts';

/** What never changes while the server runs is written once. */
function once(write: () => string): () => string {
  let text: string | null = null;
  return () => (text ??= write());
}

const PAGES = [
  {
    url: '/openapi.json',
    type: 'application/json; charset=utf-8',
    write: once(() => JSON.stringify(createDocument())),
  },
  { url: '/', type: 'text/html; charset=utf-8', write: once(documentPage) },
];

/** The description for programs, and the same for people. */
export function addDocumentRoutes(api: FastifyInstance): void {
  for (const { url, type, write } of PAGES)
    api.get(url, (request, reply) => {
      const body = write();
      const tag = listTag(body);
      reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', tag);
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type(type).send(body);
    });
}
