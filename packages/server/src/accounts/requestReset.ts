import { randomBytes } from 'node:crypto';
import type { ShopLinks } from '@vitrine/contract/shop';
import { inTransaction } from '../db/inTransaction.ts';
import { queueWritten } from '../mails/queueWritten.ts';
import { allow, allowAddress } from '../security/allow.ts';
import { hashToken } from '../security/hashToken.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { AccountNotice } from '../notices/AccountNotice.ts';
import type { Shop } from '../Shop.ts';
import { type Credentials, findCredentials } from './findUser.ts';
import {
  RESET_MAILS,
  RESET_MS,
  RESETS_BY_ADDRESS,
  RESETS_OF_ACCOUNT_BY_ADDRESS,
  TOKEN_BYTES,
} from './limits.ts';
import { resetMail } from './accountMails.ts';

export type ResetAnswer = { readonly ok: true } | { readonly ok: false; readonly said: AccountNotice };

/**
 * Sends a link by which a new password can be set, to the address that the account has. The answer is the same when
 * nobody has that name, and when it was asked too often. Links must have their origin: a mail has none. Whoever asks for links of
 * another's account sends them to its owner, and keeps nobody from asking: they are only few at a time.
 */
export async function requestReset(
  shop: Shop,
  loginOrEmail: string,
  links: Pick<ShopLinks, 'lostPassword'>,
  address = '',
): Promise<ResetAnswer> {
  if (!loginOrEmail.trim()) return { ok: false, said: { code: 'reset_name_needed' } };
  if (!(await allowAddress(shop, 'reset', address, RESETS_BY_ADDRESS)))
    return { ok: false, said: { code: 'too_many_attempts' } };
  const user = await findCredentials(shop, loginOrEmail);
  if (user && user.blockedAt === null && (await mayMail(shop, user.id, address)))
    await sendReset(shop, user, links);
  return { ok: true };
}

const mayMail = async (shop: Shop, userId: number, address: string): Promise<boolean> =>
  (await allowAddress(shop, `reset:user:${userId}`, address, RESETS_OF_ACCOUNT_BY_ADDRESS)) &&
  (await allow(shop, `reset:user:${userId}`, RESET_MAILS));

/** Without limits: for whoever may reset another's password, and for accounts that begin without one. */
export async function sendReset(
  shop: Shop,
  user: Pick<Credentials, 'id' | 'login' | 'email'>,
  links: Pick<ShopLinks, 'lostPassword'>,
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const tokenHash = hashToken(token);
  const nowMs = shop.now();
  const url = `${links.lostPassword}?${new URLSearchParams({ key: token })}`;
  const settings = await readSettings(shop);
  const mail = { once: `reset:${tokenHash}`, recipient: user.email, ...resetMail(user, url, settings) };
  await inTransaction(shop, async (shop) => {
    await shop.queries
      .insertInto('password_resets')
      .values({ token_hash: tokenHash, user_id: user.id, created_at: nowMs, expires_at: nowMs + RESET_MS })
      .execute();
    await queueWritten(shop, mail, settings);
  });
}
