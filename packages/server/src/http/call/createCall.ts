import { shopLinks } from '@vitrine/contract/shop';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findLogin } from '../../accounts/findLogin.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { customerCookieName, readCustomerCookie } from '../../visitors/customerCookie.ts';
import { customerOf } from '../../visitors/customerId.ts';
import type { Fields } from '../request/fields.ts';
import type { ServerContext } from '../ServerContext.ts';
import type { Call, Visitor } from './Call.ts';
import { loginCookieName } from './cookies.ts';
import { previewOf, previewSettings } from './previews.ts';

/** Who asks, and for what. */
export async function createCall(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call> {
  const preview = previewOf(request);
  const settings = previewSettings(await readSettings(context.shop), preview);
  const origin = context.address.of(settings);
  return {
    ...context,
    settings,
    origin,
    links: shopLinks(settings, origin),
    fields: { ...(request.query as Fields), ...formOf(request.body) },
    visitor: await visitorOf(context, request, origin),
    request,
    reply,
    ...(preview && { preview }),
  };
}

/** A body of another type is none of a form's. */
const formOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? (body as Fields) : {};

async function visitorOf(
  { shop, secret }: ServerContext,
  { cookies }: FastifyRequest,
  origin: string,
): Promise<Visitor> {
  const token = cookies[loginCookieName(origin)];
  const login = token ? await findLogin(shop, token) : null;
  const cookie = cookies[customerCookieName(origin)];
  const cookieId = cookie ? readCustomerCookie(cookie, secret, shop.now()) : null;
  return { user: login, customerId: customerOf(login?.id ?? null, cookieId) };
}
