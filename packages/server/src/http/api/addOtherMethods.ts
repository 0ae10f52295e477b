import type { ApiEndpoint } from '@vitrine/contract/api';
import type { FastifyInstance } from 'fastify';
import type { Spoken } from '../words/createSpoken.ts';
import { refused } from './answer/Outcome.ts';
import { sendRefusal } from './answer/sendOutcome.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What an address does not know is told with what it does; OPTIONS asks for just that. */
export function addOtherMethods(
  api: FastifyInstance,
  endpoints: readonly ApiEndpoint[],
  spoken: Spoken,
): void {
  const known = new Map<string, Set<string>>();
  for (const { path, method } of endpoints) {
    const methods = known.get(path) ?? new Set();
    known.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  for (const [url, methods] of known) {
    const allow = [...methods, 'OPTIONS'].join(', ');
    api.options(url, (_request, reply) => reply.code(204).header('allow', allow).send());
    const others = METHODS.filter((method) => !methods.has(method));
    api.route({
      method: [...others],
      url,
      onRequest: async (_request, reply) =>
        sendRefusal(
          reply.header('allow', allow),
          refused(405, 'wrong_method', `This address knows ${allow}.`),
          await spoken(),
        ),
      handler: () => undefined,
    });
  }
}
