import type { ApiEndpoint } from '@vitrine/contract/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findLogin } from '../../accounts/findLogin.ts';
import { isKeyToken } from '../../accounts/apiKeys/ApiKey.ts';
import { findApiKey } from '../../accounts/apiKeys/findApiKey.ts';
import { can } from '../../accounts/roles.ts';
import type { User } from '../../accounts/User.ts';
import type { Call } from '../call/Call.ts';
import { loginCookieName } from '../call/cookies.ts';
import { createCall } from '../call/createCall.ts';
import { hasToken } from '../call/hasToken.ts';
import { hasNonce } from '../call/nonce.ts';
import type { ServerContext } from '../ServerContext.ts';
import { refused, type Refusal } from './answer/Outcome.ts';

export interface Asker {
  readonly call: Call;
  readonly user: User | null;
  readonly token: string | null;
}

const NONCE_HEADER = 'x-vitrine-nonce';
const BEARER = /^Bearer +([\w.~+/=-]{1,200})$/i;
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const notLoggedIn = refused(401, 'not_logged_in', 'Log in first.');

/**
 * By a token of a login or a key that a program sends, or by the login cookie. A browser sends the cookie by itself, so a change that comes
 * with it must also show a nonce, which only our own pages know.
 */
export async function whoAsks(
  context: ServerContext,
  { name, right }: Pick<ApiEndpoint, 'name' | 'right'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asker | Refusal> {
  const { authorization = '' } = request.headers;
  // Another kind is for a proxy before the shop, which browsers send it to as well.
  const isProgram = hasToken(request);
  const call = await createCall(context, request, reply);
  const cookie = request.cookies[loginCookieName(call.origin)];
  const token = (isProgram ? BEARER.exec(authorization)?.[1] : cookie) ?? null;
  const isKey = isProgram && token !== null && isKeyToken(token);
  const find = isKey ? findApiKey : findLogin;
  const user = isProgram ? token && (await find(context.shop, token)) : call.visitor.user;
  // Who logs in may still send what has run out.
  const isEntering = name === 'logIn';
  if (isProgram && !user && !isEntering)
    return refused(401, 'not_logged_in', 'This token is not valid, or not any more.');
  const asker = { call: isProgram && user ? as(call, user) : call, user: user || null, token };
  if (isKey && user && !isEntering) return withKey(asker, right, request);
  if (right === null) return asker;
  if (!user) return notLoggedIn;
  if (!isProgram && !SAFE.has(request.method) && !hasNonce(call, 'wp_rest', nonceOf(request)))
    return refused(
      403,
      'no_nonce',
      `The header ${NONCE_HEADER} is missing or too old: GET /api/v1/me gives a new one.`,
    );
  return right === 'login' || can(user, right) ? asker : forbidden;
}

/** A key is for what its rights name. What is its maker's own (account, cart, further keys) it neither sees nor changes. */
function withKey(asker: Asker, right: ApiEndpoint['right'], { method }: FastifyRequest): Asker | Refusal {
  if (right === null ? !SAFE.has(method) : right === 'login' || !can(asker.user, right)) return forbidden;
  return { ...asker, call: { ...asker.call, visitor: { user: asker.user, customerId: null } } };
}

export const forbidden = refused(403, 'not_allowed', 'You are not allowed to do that.');

export const as = (call: Call, user: User): Call => ({
  ...call,
  visitor: { user, customerId: String(user.id) },
});

function nonceOf({ headers }: FastifyRequest): string | undefined {
  const nonce = headers[NONCE_HEADER];
  return typeof nonce === 'string' ? nonce : undefined;
}
