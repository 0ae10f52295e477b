import type { FastifyRequest } from 'fastify';

/** Whether a program asks, with a token of its own: no browser sends one by itself. */
export const hasToken = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^Bearer\b/i.test(headers.authorization ?? '');
