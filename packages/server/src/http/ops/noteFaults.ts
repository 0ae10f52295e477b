import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/isUnavailable.ts';
import type { FaultLog } from '../../faults/createFaultLog.ts';
import { Refused } from '../api/Refused.ts';
import { isCutOff } from '../request/isCutOff.ts';
import { logPath } from './logPath.ts';

/** Every fault of a request, whatever door it came by, for those who look after the site. How it is answered is the doors' business. */
export function noteFaults(app: FastifyInstance, faults: FaultLog): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!isFault(error) || isCutOff(request)) return;
    faults.note({ kind: 'request', requestId: request.id, route: routeOf(request), error });
  });
}

/** What the visitor has done wrong is none. */
function isFault(error: Error): boolean {
  if (error instanceof Refused) return error.refusal.status >= 500;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return isUnavailable(error) || !(status >= 400 && status < 500);
}

/** Pages have one route for all of them: there the path says more. */
function routeOf({ method, routeOptions, originalUrl }: FastifyRequest): string {
  const { url = '/*' } = routeOptions;
  return `${method} ${url.endsWith('/*') ? logPath(originalUrl) : url}`;
}
