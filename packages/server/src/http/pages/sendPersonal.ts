import type { FastifyReply } from 'fastify';

/** Sends a page that is for this visitor alone. */
export const sendPersonal = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(html);
