import { randomBytes } from 'node:crypto';
import type { ShopLinks } from '@vitrine/contract/shop';
import { inTransaction } from '../../db/inTransaction.ts';
import { invalidField, notFound, type Saved } from '../../input/Saved.ts';
import { queueWritten } from '../../mails/queueWritten.ts';
import { hashToken } from '../../security/hashToken.ts';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';
import { emailOf } from '../../text/emailOf.ts';
import { oneLine } from '../../text/oneLine.ts';
import { invitationMail } from '../accountMails.ts';
import { isEmailTaken } from '../insertUser.ts';
import { INVITATION_MS, NAME_MAX_LENGTH, TOKEN_BYTES } from '../limits.ts';
import type { Role } from '../roles.ts';
import type { User } from '../User.ts';
import { findInvitation } from './Invitation.ts';

export interface NewInvitation {
  readonly email: string;
  readonly role: Role;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

type Invited = Saved<{ readonly id: number }>;
type Links = Pick<ShopLinks, 'account'>;

/** Asks somebody to join, by a mail with a link that only they get. */
export const invite = (
  shop: Shop,
  by: Pick<User, 'id'>,
  { email: given, role, firstName = '', lastName = '' }: NewInvitation,
  links: Links,
): Promise<Invited> =>
  inTransaction(shop, async (within) => {
    const email = emailOf(given);
    if (!email) return invalidField('email', 'This is no email address.');
    if (await isEmailTaken(within, email))
      return invalidField('email', 'Somebody with this address has an account: change the role there.');
    const nowMs = within.now();
    const made = await within.queries
      .insertInto('invitations')
      .values({
        email,
        role,
        first_name: oneLine(firstName, NAME_MAX_LENGTH),
        last_name: oneLine(lastName, NAME_MAX_LENGTH),
        // Until it is sent, which is next.
        token_hash: randomBytes(TOKEN_BYTES).toString('hex'),
        invited_by: by.id,
        created_at: nowMs,
        sent_at: nowMs,
        expires_at: nowMs,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return invalidField('email', 'Somebody with this address is invited already.');
    return sendInvitation(within, made.id, links);
  });

/** Sends a new link; those that were sent before are worth nothing. */
export const sendInvitation = (shop: Shop, id: number, links: Links): Promise<Invited> =>
  inTransaction(shop, async (within) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const tokenHash = hashToken(token);
    const nowMs = within.now();
    await within.queries
      .updateTable('invitations')
      .set({ token_hash: tokenHash, sent_at: nowMs, expires_at: nowMs + INVITATION_MS })
      .where('id', '=', id)
      .execute();
    const invitation = await findInvitation(within, id);
    if (!invitation) return notFound('This invitation is not there.');
    const settings = await readSettings(within);
    const url = `${links.account}invitation/?${new URLSearchParams({ key: token })}`;
    const mail = { once: `invitation:${tokenHash}`, ...invitationMail(invitation, url, settings) };
    await queueWritten(within, mail, settings);
    return { ok: true, id };
  });

/** Its link is worth nothing from now on, nor is the mail if it still waits. */
export async function withdrawInvitation({ queries }: Shop, id: number): Promise<boolean> {
  const gone = await queries
    .deleteFrom('invitations')
    .where('id', '=', id)
    .returning('token_hash')
    .executeTakeFirst();
  if (!gone) return false;
  await queries
    .deleteFrom('mails')
    .where('once', '=', `invitation:${gone.token_hash}`)
    .where('status', '=', 'queued')
    .execute();
  return true;
}
