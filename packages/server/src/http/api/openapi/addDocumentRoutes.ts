import type { FastifyInstance } from 'fastify';
import { isKnown, listTag } from '../answer/tags.ts';
import { createDocument } from './createDocument.ts';
import { documentPage } from './documentPage.ts';

/** The description for programs, and the same for people. It never changes while the server runs. */
export function addDocumentRoutes(api: FastifyInstance): void {
  let text: string | null = null;
  const documentText = (): string => (text ??= JSON.stringify(createDocument()));
  const pages = [
    { url: '/openapi.json', type: 'application/json; charset=utf-8', write: documentText },
    { url: '/', type: 'text/html; charset=utf-8', write: () => documentPage() },
  ];
  for (const { url, type, write } of pages)
    api.get(url, (request, reply) => {
      const body = write();
      const tag = listTag(body);
      reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', tag);
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type(type).send(body);
    });
}
