import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteAddress } from './siteAddress.ts';

/** Asked by machines that know the site by a number only. */
const OPERATION = new Set(['/healthz', '/readyz', '/metrics']);
const SAFE = new Set(['GET', 'HEAD']);
/** Of what else runs below its name the site knows nothing: subdomains are not spoken for. */
const BY_HTTPS_ALONE = 'max-age=31536000';

/**
 * The site answers by its own name alone: what another Host asks for is led there, or refused where something would be done.
 * Pages name the site's address, and caches keep pages: one that took it from a request could be made to lead anywhere.
 */
export function keepHost(app: FastifyInstance, address: SiteAddress): void {
  app.addHook('onRequest', async (request, reply) => {
    if (OPERATION.has(request.url)) return;
    const own = new URL(await address.now());
    // By its address, not by how it is asked: a proxy that ends TLS need not say so.
    if (own.protocol === 'https:') reply.header('strict-transport-security', BY_HTTPS_ALONE);
    if (isHost(request.host, own) || isOfProxy(request, new URL(address.local()))) return;
    reply.header('cache-control', 'max-age=3600').header('vary', 'host');
    if (SAFE.has(request.method)) return reply.redirect(own.origin + request.originalUrl, 301);
    return reply.code(421).type('text/plain; charset=utf-8').send(`This site is at ${own.origin}.`);
  });
}

function isHost(host: string, own: URL): boolean {
  const asked = `${own.protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === own.host;
}

/** A proxy that does not pass the visitor's Host on asks by where it found us; to be led there again would never end. */
const isOfProxy = ({ host, headers }: FastifyRequest, local: URL): boolean =>
  headers['x-forwarded-for'] !== undefined &&
  (isHost(host, local) || isHost(host, new URL(local.href.replace('localhost', '127.0.0.1'))));
