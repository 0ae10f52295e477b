import type { FrameView, MessageView } from '@vitrine/contract/shop';
import { contentTexts, createTexts } from '@vitrine/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/isUnavailable.ts';
import { RETRY_AFTER_S } from '../../limits.ts';
import { findMovedFile } from '../../media/replaceFile.ts';
import { isCutOff } from '../request/isCutOff.ts';
import { contentPolicy } from '../security/securityHeaders.ts';
import type { ServerContext } from '../ServerContext.ts';
import { createSpareFrame } from './createSpareFrame.ts';

/** What is told with each status. */
const MESSAGES = {
  404: ['notFound', 'notFoundText'],
  429: ['tooMany', 'tooManyText'],
  500: ['failed', 'failedText'],
  503: ['unavailable', 'unavailableText'],
} as const;
/** With every other of the visitor's mistakes. */
const BAD_REQUEST = ['badRequest', 'badRequestText'] as const;

/** Friendly pages for what is not there and what went wrong; what went wrong itself is told to the log only. */
export function addErrorPages(app: FastifyInstance, context: ServerContext): void {
  const spare = createSpareFrame(context);

  function sendMessage(reply: FastifyReply, frame: FrameView, status: number, fault: string | null) {
    const content = messageOf(frame, status, fault);
    const page = {
      kind: 'message' as const,
      frame: { ...frame, pageTitle: content.title },
      notices: [],
      content,
    };
    return reply
      .code(status)
      .header(
        'content-security-policy',
        contentPolicy({
          scripts: context.site.inlineScripts(frame),
          elsewhere: frame.assets.elsewhere,
          frames: frame.documents?.frames ?? [],
        }),
      )
      .type('text/html; charset=utf-8')
      .send(context.site.renderPage(page));
  }

  app.setNotFoundHandler(async (request, reply) => {
    const moved = await findMoved(context, request);
    // The next one may be replaced as well: nobody keeps where it led.
    if (moved !== null) return reply.header('cache-control', 'no-cache').redirect(moved, 302);
    return sendMessage(reply, await spare.readMissing(request, reply), 404, null);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = readStatus(error);
    if (status >= 500 && !isCutOff(request)) request.log.error({ err: error }, 'a page failed');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    reply.header('cache-control', 'no-store');
    // A database that has just failed is not asked for more: the page would have to wait for it.
    const read = status === 404 ? spare.readMissing : spare.read;
    const frame = status >= 500 ? spare.last() : await read(request, reply);
    return sendMessage(reply, frame, status, status === 500 ? faultOf(request) : null);
  });
}

/** Where a file is now that another has taken the place of. */
function findMoved({ shop }: ServerContext, { url, method }: FastifyRequest): Promise<string | null> {
  const [, file] = /^\/uploads\/([\w./-]{1,300})(?:\?.*)?$/.exec(url) ?? [];
  const isRead = method === 'GET' || method === 'HEAD';
  return file && isRead ? findMovedFile(shop, file) : Promise.resolve(null);
}

/** Whoever asks about a fault can name what the log has it under. */
const faultOf = ({ id }: FastifyRequest): string => String(id);

/** The visitor's mistakes keep their status; everything else is ours. */
function readStatus(error: unknown): number {
  if (isUnavailable(error)) return 503;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

function messageOf({ shop }: FrameView, status: number, fault: string | null): MessageView {
  const t = createTexts(contentTexts, shop.language);
  const [title, text] = MESSAGES[status as keyof typeof MESSAGES] ?? BAD_REQUEST;
  return {
    title: t(title),
    text: t(text),
    status,
    ...(fault && { note: t('faultNumber', { number: fault }) }),
    action: { label: t('toHome'), url: shop.links.home },
  };
}
