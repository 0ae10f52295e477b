import { endpoints } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSettings } from '../../settings/readSettings.ts';
import { REST_BASE } from '../limits.ts';
import type { Fields } from '../request/fields.ts';
import { frame, score } from './calls/compiled.ts';
import { fullSlider } from './calls/fullSlider.ts';
import { modal } from './calls/modal.ts';
import type { SliderCall, SliderContext } from './calls/SliderCall.ts';
import { stream } from './calls/stream.ts';
import { askOfPath } from './SliderAsk.ts';
import type { SliderRefusal } from './SliderReply.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Any cache may hold an answer, and asks whether it still holds before it is used. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * The paths of the contract's table, and at which status each is refused. A refusal is an answer too (spec/1 §8): at another status,
 * clients of the original would tell the status instead.
 */
const ROUTES: readonly (readonly [path: string, call: SliderCall, refusedAt: 200 | 404])[] = [
  [endpoints.fullSlider.path, fullSlider, 200],
  [endpoints.stream.path, stream, 200],
  [endpoints.modal.path, modal, 200],
  [endpoints.frame.path, frame, 404],
  [endpoints.score.path, score, 404],
];

/** spec/1 §7.1 to §7.3: modules, feeds and modals by GET and HEAD; and modules that are compiled already. */
export function addSliderRoutes(
  app: FastifyInstance,
  context: SliderContext,
  openingFor: OpeningFor = async () => 'open',
): void {
  for (const [path, call, refusedAt] of ROUTES) {
    app.get(`${REST_BASE}${path}`, async (request, reply) => {
      const opening = await openingFor(request, reply);
      if (opening === 'open') await allowElsewhere(context, reply);
      return answer({ context, call, refusedAt, opening }, request, reply);
    });
    app.options(`${REST_BASE}${path}`, async (_request, reply) => {
      await allowElsewhere(context, reply);
      return reply.code(204).send();
    });
  }
}

/** Published modules are for everybody, and nothing in them is of who asks: cookies do not come along. */
async function allowElsewhere({ shop }: SliderContext, reply: FastifyReply): Promise<void> {
  const { modules } = await readSettings(shop);
  if (modules.elsewhere)
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'X-Requested-With',
      'access-control-max-age': '86400',
    });
}

/** Whether the shop is open; one that is not may be seen by those who run it. */
type OpeningFor = (request: FastifyRequest, reply: FastifyReply) => Promise<'open' | 'closed' | 'preview'>;

interface Asked {
  readonly context: SliderContext;
  readonly call: SliderCall;
  readonly refusedAt: number;
  readonly opening: Awaited<ReturnType<OpeningFor>>;
}

async function answer(
  { context, call, refusedAt, opening }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id = '' } = request.params as { readonly id?: string };
  const within = { ...context, isShopClosed: opening === 'closed' };
  const found = await call(within, askOfPath(id, request.query as Fields));
  const caching = opening === 'open' ? REVALIDATED : 'private, no-store';
  reply.header('x-content-type-options', 'nosniff').type(JSON_TYPE);
  if (!found.success) return sendRefusal(reply.code(refusedAt), found);
  if (holds(request.headers['if-none-match'], found.tag))
    return reply.code(304).header('cache-control', caching).header('etag', found.tag).send();
  const body = await found.write();
  if (typeof body !== 'string') return sendRefusal(reply.code(refusedAt), body);
  return reply.header('cache-control', caching).header('etag', found.tag).send(body);
}

const sendRefusal = (reply: FastifyReply, refusal: SliderRefusal): FastifyReply =>
  reply.header('cache-control', 'no-store').send(JSON.stringify(refusal));

/** Tags are compared weakly: a cache or a compressing proxy may have made one weak. */
function holds(header: string | undefined, tag: string): boolean {
  const bare = (each: string): string => each.trim().replace(/^W\//, '');
  return header !== undefined && header.split(',').some((each) => bare(each) === bare(tag));
}
