import { inTransaction } from '../../db/inTransaction.ts';
import { invalid, invalidField, type Saved } from '../../input/Saved.ts';
import { hashToken } from '../../security/hashToken.ts';
import type { Shop } from '../../Shop.ts';
import { findLogin } from '../findLogin.ts';
import { lockCredentials } from '../findUser.ts';
import { MOST_API_KEYS } from '../limits.ts';
import { can, type Right } from '../roles.ts';
import type { User } from '../User.ts';
import { createKeyToken, startOf } from './ApiKey.ts';

export interface NewApiKey {
  readonly name: string;
  readonly rights: readonly Right[];
  readonly expiresAt: number | null;
  /** The token of the login that asks for it. */
  readonly login: string;
}

/** A key with some of what its maker may do. token: shown once, as the shop keeps only its hash. */
export const createApiKey = (
  shop: Shop,
  maker: User,
  { name, rights, expiresAt, login }: NewApiKey,
): Promise<Saved<{ readonly id: number; readonly token: string }>> =>
  inTransaction(shop, async (within) => {
    const { queries } = within;
    const lacking = rights.findIndex((right) => !can(maker, right));
    if (lacking >= 0) return invalidField(`rights.${lacking}`, 'You do not have this right yourself.');
    if (expiresAt !== null && expiresAt <= within.now())
      return invalidField('expiresAt', 'Must be in the future.');
    // Locked: of two that are made at once each counts the other, and a login that a new password has ended makes none.
    await lockCredentials(within, maker.id);
    if (!(await findLogin(within, login)))
      return invalid([{ field: null, message: 'This login has ended. Log in again.' }]);
    const { count } = await queries
      .selectFrom('api_keys')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', maker.id)
      .executeTakeFirstOrThrow();
    if (count >= MOST_API_KEYS)
      return invalid([
        { field: null, message: `You have ${MOST_API_KEYS} keys already. Revoke one that is not used.` },
      ]);
    const token = createKeyToken();
    const { id } = await queries
      .insertInto('api_keys')
      .values({
        user_id: maker.id,
        name,
        token_hash: hashToken(token),
        token_start: startOf(token),
        rights: JSON.stringify([...new Set(rights)]),
        created_at: within.now(),
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id, token };
  });
