import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a page that is the same for everyone: any cache may keep it, and asks whether it is still fresh. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  // Weak, because the same page goes out compressed in several ways.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
  if (knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Whether one of the marks that a browser or a cache has is this one. */
function knowsEtag(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((item) => item.trim()) ?? [];
  return known.includes(etag) || known.includes('*');
}
