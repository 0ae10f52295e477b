import type { FastifyInstance } from 'fastify';
import type { SiteAddress } from '../address/siteAddress.ts';
import { inShopsLanguage } from '../words/inShopsLanguage.ts';
import type { Spoken } from '../words/createSpoken.ts';
import { hasToken } from '../call/hasToken.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES: readonly unknown[] = ['same-origin', 'none', undefined];

const FOREIGN = 'This was sent from a page of another site, and nothing was done.';

/**
 * Nothing is changed for a page of another site, whoever its visitor is here: a form of theirs sends no cookies of ours, and so
 * could do what guests may (log the visitor in as somebody else, for one). Browsers say where a request comes from; programs say
 * nothing, and a program with a token of its own may run in any page.
 */
export function refuseForeign(app: FastifyInstance, address: SiteAddress, spoken: Spoken): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || hasToken(request)) return;
    const { origin } = request.headers;
    const isOwn =
      OWN_SITES.includes(request.headers['sec-fetch-site']) &&
      (origin === undefined || origin === (await address.now()));
    if (isOwn) return;
    const message = inShopsLanguage(FOREIGN, await spoken());
    return reply.code(403).header('cache-control', 'no-store').send({ error: 'foreign', message });
  });
}
