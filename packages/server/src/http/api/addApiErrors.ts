import type { FastifyError, FastifyInstance } from 'fastify';
import { isUnavailable } from '../../db/isUnavailable.ts';
import { RETRY_AFTER_S } from '../../limits.ts';
import { isCutOff } from '../request/isCutOff.ts';
import { missing, type Refusal, refused, tooLarge } from './answer/Outcome.ts';
import { sendRefusal } from './answer/sendOutcome.ts';
import type { Spoken } from '../words/createSpoken.ts';
import { Refused } from './Refused.ts';

/** What goes wrong before a handler is reached, by status. */
const KNOWN: Readonly<Record<number, Refusal>> = {
  413: tooLarge,
  415: refused(
    415,
    'wrong_type',
    'The body must be application/json, or multipart/form-data where a file is uploaded.',
  ),
};

const unavailable = refused(
  503,
  'unavailable',
  'The database does not answer. Please try again in a moment.',
);

/** Everything is answered in JSON; what is our own fault is told to the log only. */
export function addApiErrors(api: FastifyInstance, spoken: Spoken): void {
  // A route, as pages of the shop may answer whatever has none.
  api.all('/*', {
    // Before a body is looked at.
    onRequest: async (_request, reply) => sendRefusal(reply, missing(), await spoken()),
    handler: async (_request, reply) => sendRefusal(reply, missing(), await spoken()),
  });
  api.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = refusalOf(error, request.id);
    if (refusal.status >= 500 && !isCutOff(request))
      request.log.error({ err: error }, 'a call of the API failed');
    if (refusal.status === 503) reply.header('retry-after', RETRY_AFTER_S);
    return sendRefusal(reply, refusal, await spoken());
  });
}

function refusalOf(error: FastifyError | Refused, requestId: string): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (isUnavailable(error)) return unavailable;
  const status = error.statusCode ?? 500;
  if (status >= 500)
    return refused(500, 'internal', `Something went wrong. It was written down as ${requestId}.`);
  return KNOWN[status] ?? refused(status, 'malformed', 'The request cannot be read.');
}
