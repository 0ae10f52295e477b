import type { FastifyServerOptions } from 'fastify';
import { describeError } from '../../faults/describeError.ts';
import { logPath } from './logPath.ts';

type LoggerOptions = Extract<NonNullable<FastifyServerOptions['logger']>, object>;

/**
 * JSON lines that hold no secret: of a request its method and path, of a fault what is needed to find it. Anything else that
 * hangs on an error (what was sent, what a database would show) stays out.
 */
export const logOptions = (level = 'info'): LoggerOptions => ({
  level,
  serializers: {
    req: ({ method, originalUrl }) => ({ method, url: logPath(originalUrl) }),
    err: describeError,
  },
});
