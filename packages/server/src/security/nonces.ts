import { NONCE_LENGTH, NONCE_TICK_MS } from './limits.ts';
import { isSameText, sign } from './sign.ts';

/** The id of a user or of a guest; '' for a visitor who has none yet. */
export type Who = string | number;

/** Shows that a request came from a page that this visitor got for this action, 12 to 24 hours ago at most. */
export const createNonce = (secret: string, action: string, who: Who, nowMs: number): string =>
  nonceOfTick(secret, action, who, tickOf(nowMs));

export function isNonce(secret: string, nonce: string, action: string, who: Who, nowMs: number): boolean {
  const tick = tickOf(nowMs);
  const isNow = isSameText(nonce, nonceOfTick(secret, action, who, tick));
  const isBefore = isSameText(nonce, nonceOfTick(secret, action, who, tick - 1));
  return isNow || isBefore;
}

const tickOf = (nowMs: number): number => Math.floor(nowMs / NONCE_TICK_MS);

const nonceOfTick = (secret: string, action: string, who: Who, tick: number): string =>
  sign(secret, 'nonce', JSON.stringify([tick, action, String(who)])).slice(0, NONCE_LENGTH);
