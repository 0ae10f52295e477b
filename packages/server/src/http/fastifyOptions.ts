import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import { refuseAddress } from './ops/refuseAddress.ts';
import { BODY_BYTES, PATH_PART_LENGTH } from './limits.ts';
import { parseFields } from './request/fields.ts';
import { rewriteUrl } from './request/rewriteUrl.ts';

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
  // Idle connections are closed by a stop; those with a request under way may finish it.
  forceCloseConnections: 'idle',
} as const satisfies FastifyServerOptions;
