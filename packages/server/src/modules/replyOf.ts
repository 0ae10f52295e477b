import type { JsonObject } from '@vitrine/model';
import { withoutTokens } from './feedTokens.ts';
import type { ModuleSummary } from './StoredModule.ts';

/** What the answer says itself: the place of a module in this shop, not where its document comes from. */
const SAID_BY_ANSWER: ReadonlySet<string> = new Set(['success', 'message', 'error', 'id', 'alias']);

/** A document as the wire answers it, but for the head that is put before it. */
export const replyOf = (document: JsonObject): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(withoutTokens(document)).filter(([key]) => !SAID_BY_ANSWER.has(key))),
  );

/** The whole answer: what is stored is not parsed again. */
export function withHead(reply: string, { id, alias }: Pick<ModuleSummary, 'id' | 'alias'>): string {
  const head = JSON.stringify({ success: true, message: '', id, alias });
  return reply === '{}' ? head : `${head.slice(0, -1)},${reply.slice(1)}`;
}
