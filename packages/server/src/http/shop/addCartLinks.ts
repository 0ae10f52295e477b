import type { FastifyInstance } from 'fastify';
import type { Call } from '../call/Call.ts';
import { createCall } from '../call/createCall.ts';
import { isClosedTo } from '../../visitors/comingSoonBanner.ts';
import { textField } from '../request/fields.ts';
import { CART_LINK_PATH } from '../request/rewriteUrl.ts';
import type { ServerContext } from '../ServerContext.ts';
import { addFromForm } from './links/addFromForm.ts';
import { removeByLink, undoByLink } from './links/removeByLink.ts';

/** facts/woo-contract §5: fields that any page's address may carry, and where each leads. */
const LINKS: Readonly<Record<string, (call: Call) => Promise<string>>> = {
  'add-to-cart': addFromForm,
  remove_item: removeByLink,
  undo_item: undoByLink,
};

export function addCartLinks(app: FastifyInstance, context: ServerContext): void {
  app.route({
    method: ['GET', 'POST'],
    url: CART_LINK_PATH,
    handler: async (request, reply) => {
      const call = await createCall(context, request, reply);
      const link = Object.entries(LINKS).find(([name]) => textField(call.fields, name) !== undefined)?.[1];
      const to = link && !isClosedTo(call.visitor.user, call.settings) ? await link(call) : call.links.home;
      return reply.header('cache-control', 'private, no-store').redirect(to, 303);
    },
  });
}
