import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isClosedTo } from '../../visitors/comingSoonBanner.ts';
import type { Call } from '../call/Call.ts';
import { createCall } from '../call/createCall.ts';
import { contentPolicy } from '../security/securityHeaders.ts';
import type { ServerContext } from '../ServerContext.ts';
import { comingSoonPage } from './kinds/comingSoon.ts';
import { contentPage } from './kinds/content.ts';
import { pageKinds } from './kinds/index.ts';
import type { PageResult } from './PageResult.ts';
import { sendShared } from './sendShared.ts';

/** Every page of the shop, below whatever slugs the owner has given them. Routes that are written out come first. */
export function addPageRoutes(app: FastifyInstance, context: ServerContext): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const call = await createCall(context, request, reply);
      return send(call, await findPage(call, request.params['*']), request, reply);
    },
  });
}

async function findPage(call: Call, path: string): Promise<PageResult> {
  // PostgreSQL has no texts with a NUL in them, so nothing can be called so.
  if (path.includes('\0')) return null;
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '');
  // Those who run it can still log in.
  if (first !== call.settings.pages.account && isClosedTo(call.visitor.user, call.settings))
    return comingSoonPage(call);
  const handler = pageKinds(call.settings).get(first);
  return handler ? handler(call, rest) : contentPage(call, [first, ...rest]);
}

function send(call: Call, result: PageResult, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!result) {
    reply.callNotFound();
    return reply;
  }
  // After a form, the browser gets what it leads to and does not send the form again.
  if (result.kind === 'redirect')
    return reply.header('cache-control', 'private, no-store').redirect(result.to, 303);
  const html = call.site.renderPage(result.page);
  const script = call.site.globalsScript(result.page.frame.assets.globals);
  reply.header('content-security-policy', contentPolicy([script]));
  return result.isShared ? sendShared(request, reply, html) : sendPersonal(reply, html);
}

/** Sends a page that is for this visitor alone. */
const sendPersonal = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(html);
