import type { Shop } from '../../Shop.ts';
import type { Role } from '../roles.ts';

/** Somebody who is asked to join, and has not come yet. */
export interface Invitation {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** The name of who asked; '' when they are gone. */
  readonly invitedBy: string;
  readonly createdAt: number;
  readonly sentAt: number;
  readonly expiresAt: number;
}

const invitations = ({ queries }: Shop) =>
  queries
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invitations.first_name as firstName',
      'invitations.last_name as lastName',
      'users.display_name as invitedBy',
      'invitations.created_at as createdAt',
      'invitations.sent_at as sentAt',
      'invitations.expires_at as expiresAt',
    ]);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirst']>>>;

const read = ({ role, invitedBy, ...row }: Row): Invitation => ({
  ...row,
  role: role as Role,
  invitedBy: invitedBy ?? '',
});

/** The newest first. */
export const listInvitations = async (shop: Shop): Promise<readonly Invitation[]> =>
  (await invitations(shop).orderBy('invitations.id', 'desc').execute()).map(read);

export async function findInvitation(shop: Shop, id: number): Promise<Invitation | null> {
  const row = await invitations(shop).where('invitations.id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

/** Whom a link of a mail is for, while it can still be used. */
export async function findInvitationOf(shop: Shop, tokenHash: string): Promise<Invitation | null> {
  const row = await invitations(shop)
    .where('invitations.token_hash', '=', tokenHash)
    .where('invitations.expires_at', '>', shop.now())
    .executeTakeFirst();
  return row ? read(row) : null;
}
