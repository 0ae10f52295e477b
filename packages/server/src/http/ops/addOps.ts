import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { NO_DATABASE, READY } from '../../health/readHealth.ts';
import type { Shop } from '../../Shop.ts';
import { endUnusedOnStop } from './endUnusedOnStop.ts';
import { logPath } from './logPath.ts';
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
      return { status: READY };
    } catch (error) {
      request.log.error({ err: error }, NO_DATABASE);
      return reply.code(503).send({ status: NO_DATABASE });
    }
  });
  addMetrics(app, metrics);
  addRequestLog(app);
  endUnusedOnStop(app);
}

const about = ({ method, originalUrl }: FastifyRequest) => ({ method, path: logPath(originalUrl) });
const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * One line for each request, when its answer is sent or nobody waits for it any more. Its `reqId` is named by pages and
 * answers that tell of a fault.
 */
function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ ...about(request), status, durationMs: tenths(elapsedTime) }, 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...about(request), status: null }, 'request given up by who asked');
  });
}
