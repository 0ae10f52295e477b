import type { FastifyInstance } from 'fastify';
import { can } from '../../accounts/roles.ts';
import { findUser } from '../../accounts/findUser.ts';
import { dismissBanner } from '../../visitors/comingSoonBanner.ts';
import type { Call } from '../call/Call.ts';
import { createCall } from '../call/createCall.ts';
import { hasNonce } from '../call/nonce.ts';
import { groupField, textField } from '../request/fields.ts';
import type { ServerContext } from '../ServerContext.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const META = 'woocommerce_meta';
const DISMISSED = 'coming_soon_banner_dismissed';

interface RestError {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly status: number };
}
const restError = (status: number, code: string, message: string): RestError => ({
  code,
  message,
  data: { status },
});

/** facts/woo-contract §10: the script of the coming-soon banner closes it for a user by this call, and by no other. */
export function addBannerRoute(app: FastifyInstance, context: ServerContext): void {
  app.post<{ Params: { readonly id: string } }>('/wp-json/wp/v2/users/:id', async (request, reply) => {
    const call = await createCall(context, request, reply);
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const refusal = await whyNot(call, id);
    reply.headers(HEADERS);
    if (refusal) return reply.code(refusal.data.status).send(refusal);
    await dismissBanner(context.shop, id);
    return reply.send({ id, [META]: { [DISMISSED]: 'yes' } });
  });
}

/** Only for oneself, or for others by who manages them. */
async function whyNot(call: Call, id: number): Promise<RestError | null> {
  const { visitor, fields, request, shop } = call;
  const nonce = request.headers['x-wp-nonce'];
  if (!visitor.user)
    return restError(401, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this user.');
  if (!hasNonce(call, 'wp_rest', typeof nonce === 'string' ? nonce : undefined))
    return restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  if (visitor.user.id !== id && !can(visitor.user, 'manageUsers'))
    return restError(403, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this user.');
  if (!(await findUser(shop, id))) return restError(404, 'rest_user_invalid_id', 'Invalid user ID.');
  if (textField(groupField(fields, META), DISMISSED) !== 'yes')
    return restError(400, 'rest_invalid_param', `Invalid parameter(s): ${META}`);
  return null;
}
