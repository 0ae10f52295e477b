import type { ShopSettings } from '@vitrine/contract/shop';
import type { FastifyRequest } from 'fastify';

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** The site's own address: the one that the owner has set, else the one it was asked by. A host that is none is not repeated. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, settings: ShopSettings): string {
  if (settings.site.url) return settings.site.url.replace(/\/+$/, '');
  return `${request.protocol}://${HOST.test(request.host) ? request.host : 'localhost'}`;
}
