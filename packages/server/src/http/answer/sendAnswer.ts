import type { FastifyReply } from 'fastify';
import { sendShared } from '../pages/sendShared.ts';
import type { Answer } from './Answer.ts';

/** facts/woo-contract §1: on every answer, and on those that are the visitor's own; ours alone are for everyone. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
const PERSONAL = {
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};

/** Always 200: the scripts of today hang or leave the page at any other status. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply | Promise<FastifyReply> {
  reply.code(200).headers(HEADERS);
  if (answer.kind === 'shared') return sendShared(reply.request, reply, answer.html);
  reply.headers(PERSONAL);
  if (answer.kind === 'json')
    return reply.header('content-type', 'application/json; charset=UTF-8').send(JSON.stringify(answer.value));
  return reply
    .header('content-type', 'text/html; charset=UTF-8')
    .send(answer.kind === 'html' ? answer.html : '');
}
