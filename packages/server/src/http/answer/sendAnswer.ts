import type { FastifyReply } from 'fastify';
import type { Answer } from './Answer.ts';

/** facts/woo-contract §1: on every answer, whatever it is. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};

/** Always 200: the scripts of today hang or leave the page at any other status. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(200).headers(HEADERS);
  if (answer.kind === 'json')
    return reply.header('content-type', 'application/json; charset=UTF-8').send(JSON.stringify(answer.value));
  return reply
    .header('content-type', 'text/html; charset=UTF-8')
    .send(answer.kind === 'html' ? answer.html : '');
}
