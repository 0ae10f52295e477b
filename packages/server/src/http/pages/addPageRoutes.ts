import type { PageView } from '@vitrine/contract/shop';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { can } from '../../accounts/roles.ts';
import { hasNotices } from '../../notices/notices.ts';
import { isClosedTo } from '../../visitors/comingSoonBanner.ts';
import type { Call } from '../call/Call.ts';
import { createCall } from '../call/createCall.ts';
import { contentPolicy } from '../security/securityHeaders.ts';
import type { ServerContext } from '../ServerContext.ts';
import type { PageCache } from './cache/createPageCache.ts';
import type { DrawnPage } from './cache/KeptPage.ts';
import { pageName } from './cache/pageName.ts';
import { sendKept } from './cache/sendKept.ts';
import { comingSoonPage } from './kinds/comingSoon.ts';
import { contentPage } from './kinds/content.ts';
import { feedPage, isFeed } from './kinds/feed.ts';
import { pageKinds } from './kinds/index.ts';
import { movedPage } from './kinds/moved.ts';
import { sitePage } from './kinds/site.ts';
import { isSitemap, sitemapPage } from './kinds/sitemap.ts';
import type { PageResult } from './PageResult.ts';
import { sendCompressed } from './sendCompressed.ts';
import { HTML, SHARED, sendShared } from './sendShared.ts';

/** Every page of the shop, below whatever slugs the owner has given them. Routes that are written out come first. */
export function addPageRoutes(app: FastifyInstance, context: ServerContext, cache: PageCache | null): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const call = await createCall(context, request, reply);
      const find = () => findPage(call, request.params['*']);
      const name = await keptName(call);
      if (!cache || name === null) return send(call, await find(), request, reply);
      const own: { result?: PageResult } = {};
      const kept = await cache.of(name, async () => {
        own.result = await find();
        return drawShared(call, own.result);
      });
      if (kept) return sendKept(request, reply, kept);
      // What another visitor got while this one waited may be theirs alone.
      const result = own.result === undefined ? await find() : own.result;
      return send(call, result, request, reply);
    },
  });
}

/** Who has something to be told gets a page of their own; and editors, who are told what is missing. */
async function keptName(call: Call): Promise<string | null> {
  const { customerId, user } = call.visitor;
  if (call.preview || can(user, 'editPosts')) return null;
  const name = pageName(call);
  return name !== null && customerId !== null && (await hasNotices(call.shop, customerId)) ? null : name;
}

/**
 * Null for what is not everybody's, or stands at another address than its own: many addresses may lead to one page, and kept under each
 * of them it would push out others.
 */
function drawShared(call: Call, result: PageResult): DrawnPage | null {
  if (result?.kind === 'xml') {
    const { path, body, type, tags } = result;
    if (call.request.originalUrl.split('?')[0] !== path) return null;
    return { body, type, tags, policy: contentPolicy() };
  }
  if (result?.kind !== 'page' || !result.isShared || !result.tags) return null;
  const { frame } = result.page;
  if (!URL.canParse(frame.canonical) || new URL(frame.canonical).pathname !== frame.path) return null;
  const body = call.site.renderPage(result.page);
  return { body, policy: policyOf(call, result.page), tags: result.tags };
}

const policyOf = (call: Call, { frame }: PageView): string =>
  contentPolicy({
    scripts: call.site.inlineScripts(frame),
    elsewhere: frame.assets.elsewhere,
    frames: frame.documents?.frames ?? [],
  });

async function findPage(call: Call, path: string): Promise<PageResult> {
  // PostgreSQL has no texts with a NUL in them, so nothing can be called so.
  if (path.includes('\0')) return null;
  const parts = path.split('/').filter((part) => part !== '');
  return (await findByPath(call, parts)) ?? movedPage(call, parts);
}

async function findByPath(call: Call, parts: readonly string[]): Promise<PageResult> {
  const [first = '', ...rest] = parts;
  const isFed = isFeed(call.settings, first, rest);
  // Programs would be told what it will sell, or take the page in its place for a feed.
  if (call.settings.comingSoon.on && (isFed || isSitemap(first))) return null;
  // Those who run it can still log in.
  if (first !== call.settings.pages.account && isClosedTo(call.visitor.user, call.settings))
    return comingSoonPage(call);
  const kinds = pageKinds(call.settings);
  if (rest.length === 0 && isSitemap(first))
    return sitemapPage(
      call,
      first,
      (slug) => kinds.has(slug) || call.sitePages.has(slug) || isFeed(call.settings, slug, []),
    );
  if (isFed) return feedPage(call, first === 'feed' ? [] : [first, ...rest]);
  const handler = kinds.get(first);
  if (handler) return handler(call, rest);
  const own = call.sitePages.get(first);
  return own ? sitePage(call, own, rest) : contentPage(call, [first, ...rest]);
}

async function send(
  call: Call,
  result: PageResult,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!result) {
    reply.callNotFound();
    return reply;
  }
  if (result.kind === 'moved') return sendMoved(request, reply, result.to);
  // After a form, the browser gets what it leads to and does not send the form again.
  if (result.kind === 'redirect')
    return reply.header('cache-control', 'private, no-store').redirect(result.to, 303);
  if (result.kind === 'xml') return sendShared(request, reply, result.body, result.type);
  const html = call.site.renderPage(result.page);
  reply.header('content-security-policy', policyOf(call, result.page));
  return result.isShared ? sendShared(request, reply, html) : sendPersonal(request, reply, html);
}

/** A form keeps what it holds on its way. No cache holds on to it: something new may come to stand at the old address. */
const sendMoved = ({ method }: FastifyRequest, reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', SHARED).redirect(to, method === 'GET' || method === 'HEAD' ? 301 : 308);

/** Sends a page that is for this visitor alone. */
const sendPersonal = (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> =>
  sendCompressed(request, reply.header('cache-control', 'private, no-store'), html, HTML);
