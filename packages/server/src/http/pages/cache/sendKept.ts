import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTML, knowsEtag, SHARED } from '../sendShared.ts';
import { encodingFor } from './encodingFor.ts';
import type { KeptPage } from './KeptPage.ts';

/** As `sendShared` sends a page, without compressing it again. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': SHARED, etag: page.etag, 'content-security-policy': page.policy });
  reply.header('vary', 'accept-encoding');
  if (knowsEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(page.type ?? HTML).send(await page.bodyIn(encoding));
}
