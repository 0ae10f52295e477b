import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { logPath } from './logPath.ts';

/** Of an address that cannot be read there is no route, and so no hook: it is answered and written down here. */
export function refuseAddress(
  { statusCode: status = 400 }: FastifyError,
  { method, raw, log }: FastifyRequest,
  reply: FastifyReply,
): void {
  const { originalUrl, url = '' } = raw as typeof raw & { readonly originalUrl?: string };
  log.info({ method, path: logPath(originalUrl ?? url), status, durationMs: 0 }, 'request');
  reply
    .code(status)
    .header('x-content-type-options', 'nosniff')
    .send({ error: 'malformed', message: 'The address cannot be read.' });
}
