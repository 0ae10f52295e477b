import type { FastifyInstance } from 'fastify';

/** Answers as soon as the server can answer anything. */
export function addHealthRoute(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
}
