import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { BODY_BYTES, HEADERS_MS, IDLE_MS, LATE_CHECK_MS, PATH_PART_LENGTH, REQUEST_MS } from './limits.ts';
import { logPath } from './ops/logPath.ts';
import { parseFields } from './request/fields.ts';
import { rewriteUrl } from './request/rewriteUrl.ts';

/** How long a request may take to arrive. */
interface Patience {
  readonly requestMs: number;
  readonly headersMs: number;
  /** How often it is looked who is late. */
  readonly checkMs: number;
}

/** Whoever sends a byte now and then is sent away: each of them holds a connection and what has come of the body. */
export const patienceOptions = ({ requestMs, headersMs, checkMs }: Patience) => ({
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

/** What whoever makes the Fastify instance gives it, so that the shop's addresses are understood. */
export const fastifyOptions = {
  rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
  bodyLimit: BODY_BYTES,
  routerOptions: {
    ignoreTrailingSlash: true,
    maxParamLength: PATH_PART_LENGTH,
    querystringParser: (text: string) => parseFields(text) as Record<string, unknown>,
  },
  // Not counted from one: several instances write into one log.
  genReqId: () => randomUUID(),
  // One line a request, and without what its address holds: addRequestLog.ts.
  logController: new LogController({ disableRequestLogging: true }),
  frameworkErrors: refuseAddress,
  ...patienceOptions({ requestMs: REQUEST_MS, headersMs: HEADERS_MS, checkMs: LATE_CHECK_MS }),
  keepAliveTimeout: IDLE_MS,
  // Idle connections are closed by a stop; those with a request under way may finish it.
  forceCloseConnections: 'idle',
} as const satisfies FastifyHttpOptions<Server>;

/** Of an address that cannot be read there is no route, and so no hook: it is answered and written down here. */
function refuseAddress(
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
