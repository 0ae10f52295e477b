import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logPath } from './logPath.ts';

const about = ({ method, originalUrl }: FastifyRequest) => ({ method, path: logPath(originalUrl) });
const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * One line for each request, when its answer is sent or nobody waits for it any more. Its `reqId` is named by pages and
 * answers that tell of a fault.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ ...about(request), status, durationMs: tenths(elapsedTime) }, 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...about(request), status: null }, 'request given up by who asked');
  });
}
