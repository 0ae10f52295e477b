import { API_BASE, type ApiEndpoint } from '@vitrine/contract/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileOutcome, Outcome, Refusal } from './Outcome.ts';
import { sayRefusal } from './sayRefusal.ts';
import { isKnown, listTag, tagOf } from './tags.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What is personal is kept by nobody but who asked, and asked for again before it is used. */
const HEADERS = { 'cache-control': 'private, no-cache', vary: 'Authorization, Cookie' };

/** What is the same for everyone any cache may keep, as the shop's pages. */
const SHARED = { 'cache-control': 'public, max-age=0, must-revalidate' };

export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

export function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, isShared }: Pick<ApiEndpoint, 'status' | 'isShared'>,
  outcome: Outcome<unknown>,
  paging: Paging,
  language: string,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(isShared ? SHARED : HEADERS);
  if (!isRead(request)) reply.header('cache-control', 'no-store');
  switch (outcome.kind) {
    case 'refused':
      return sendRefusal(reply, outcome, language);
    case 'nothing':
      return reply.code(204).send();
    case 'file':
      return sendFile(request, reply, outcome);
    case 'item':
      if (outcome.location) reply.header('location', API_BASE + outcome.location);
      reply.code(status).header('etag', tagOf(outcome.item));
      return sendJson(request, reply, JSON.stringify(outcome.item.value));
    case 'list': {
      const { page, perPage } = paging;
      const pages = Math.max(1, Math.ceil(outcome.total / perPage));
      const text = JSON.stringify({ items: outcome.items, total: outcome.total, page, pages });
      reply.header('etag', listTag(text)).header('link', linkHeader(request.originalUrl, page, pages));
      return sendJson(request, reply, text);
    }
  }
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  if (isRead(request) && isKnown(request.headers['if-none-match'], String(reply.getHeader('etag'))))
    return reply.code(304).send();
  return reply.type(JSON_TYPE).send(text);
}

/** language: what the shop speaks. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, language: string): FastifyReply {
  const { status, error, message, errors, data, current } = sayRefusal(refusal, language);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (current) reply.header('etag', tagOf(current));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify({ error, message, ...(errors && { errors }), ...(data && { data }) }));
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, data }: FileOutcome,
): Promise<FastifyReply> {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  if (typeof data !== 'function') return reply.send(Buffer.from(data));
  // Who asks about a file gets no file: making it would be all the work.
  return reply.send(request.method === 'HEAD' ? '' : await data());
}

/** The pages around this one (RFC 8288), by paths below the site. */
function linkHeader(url: string, page: number, pages: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const to = (number: number): string => {
    const fields = new URLSearchParams(query);
    fields.set('page', String(number));
    return `${path}?${fields}`;
  };
  const links = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, pages)] as const] : []),
    ...(page < pages ? [['next', page + 1] as const] : []),
    ['last', pages],
  ] as const;
  return links.map(([rel, number]) => `<${to(number)}>; rel="${rel}"`).join(', ');
}
