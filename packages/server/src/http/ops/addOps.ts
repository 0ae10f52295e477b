import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../Shop.ts';
import { addRequestLog } from './addRequestLog.ts';
import { addMetrics, type MetricsOptions } from './metrics.ts';

/** Whether the process lives, whether it can serve (its database answers, it is not stopping), and how it does. */
export function addOps(
  app: FastifyInstance,
  { shop, ...metrics }: { readonly shop: Shop } & MetricsOptions,
): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (!isStopping) await sql`select 1`.execute(shop.queries);
      else return await reply.code(503).send({ status: 'stopping' });
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  addMetrics(app, metrics);
  addRequestLog(app);
}
