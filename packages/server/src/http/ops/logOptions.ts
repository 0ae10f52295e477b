import type { FastifyServerOptions } from 'fastify';
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
    err: (error: unknown) => faultOf(error),
  },
});

function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type, message, stack: stackOf(error), ...code };
}

const stackOf = ({ stack = '', cause }: Error): string =>
  cause instanceof Error ? `${stack}\ncaused by ${cause.stack}` : stack;
