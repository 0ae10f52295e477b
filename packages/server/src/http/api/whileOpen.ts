import type { ApiEndpoint } from '@vitrine/contract/api';
import { isClosedTo } from '../../visitors/comingSoonBanner.ts';
import type { Handler } from './ApiCall.ts';
import { refused } from './answer/Outcome.ts';

const closed = refused(403, 'not_open', 'This shop is not open yet.');

/** Answers for the shop only while visitors may see it: before it opens, those who run it alone. */
export const whileOpen =
  <E extends ApiEndpoint>(handler: Handler<E>): Handler<E> =>
  async (call) =>
    isClosedTo(call.visitor.user, call.settings) ? closed : handler(call);
