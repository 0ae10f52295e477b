import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './cache/KeptPage.ts';
import { sendCompressed } from './sendCompressed.ts';

/** Any cache may keep it, and asks whether it is still fresh. */
export const SHARED = 'public, max-age=0, must-revalidate';

export const HTML = 'text/html; charset=utf-8';

/** Sends what is the same for everyone: a page, unless another type is named. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  type = HTML,
): Promise<FastifyReply> {
  const etag = etagOf(body);
  reply.header('cache-control', SHARED).header('etag', etag);
  if (knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return sendCompressed(request, reply, body, type);
}

/** Whether one of the marks that a browser or a cache has is this one. */
export function knowsEtag(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((item) => item.trim()) ?? [];
  return known.includes(etag) || known.includes('*');
}
