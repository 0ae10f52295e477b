import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSettings } from '../../settings/readSettings.ts';
import { countVisit } from '../../visits/countVisit.ts';
import { createVisitLimit } from '../../visits/createVisitLimit.ts';
import { sourceOf } from '../../visits/sourceOf.ts';
import { CRAWLER } from '../call/customer.ts';
import { visitorAddress } from '../call/visitorAddress.ts';
import { REST_BASE } from '../limits.ts';
import { type Fields, textField } from '../request/fields.ts';
import type { ServerContext } from '../ServerContext.ts';

export const VISITS_PATH = `${REST_BASE}vitrine/visits`;
/** Two names. */
const BODY_BYTES = 2048;

/**
 * Counts visitors of pages that caches may have sent, where the owner wants it: a script of ours says that somebody came from elsewhere,
 * and whence. No cookie is set or read, and nothing of who came is kept.
 */
export function addVisits(app: FastifyInstance, context: ServerContext): void {
  const { shop, address } = context;
  const mayCount = createVisitLimit(shop);
  app.post(VISITS_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const settings = await readSettings(shop);
    if (!settings.counter.own) return reply.callNotFound();
    const origin = address.of(settings);
    // Browsers always say where a script of ours runs. Whoever does not say it is none, and is not counted.
    if (request.headers.origin !== origin) return reply.code(403).send({ error: 'foreign' });
    if (isProgram(request)) return reply.code(204).send();
    if (!mayCount(visitorAddress({ request, origin }))) return reply.code(429).send({ error: 'too_many' });
    const fields = (request.body ?? {}) as Fields;
    const source = sourceOf(textField(fields, 'campaign') ?? '', textField(fields, 'referrer') ?? '');
    await countVisit(shop, settings, source);
    return reply.code(204).send();
  });
}

const isProgram = ({ headers }: FastifyRequest): boolean => {
  const agent = headers['user-agent'] ?? '';
  return agent === '' || CRAWLER.test(agent);
};
