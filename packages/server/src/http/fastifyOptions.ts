import type { FastifyServerOptions } from 'fastify';
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
  // Idle connections are closed by a stop; those with a request under way may finish it.
  forceCloseConnections: 'idle',
} as const satisfies FastifyServerOptions;
