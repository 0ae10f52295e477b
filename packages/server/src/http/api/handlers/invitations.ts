import {
  findInvitation,
  type Invitation,
  listInvitations,
} from '../../../accounts/invitations/Invitation.ts';
import { invite, sendInvitation, withdrawInvitation } from '../../../accounts/invitations/invite.ts';
import type { Shop } from '../../../Shop.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import type { Handlers } from '../ApiCall.ts';
import { slicePage } from '../slicePage.ts';
import { written } from '../views/written.ts';

const view = (invitation: Invitation, nowMs: number) => ({
  ...written(invitation, 'createdAt', 'sentAt', 'expiresAt'),
  isExpired: invitation.expiresAt <= nowMs,
});

const read = async (shop: Shop, id: number) => {
  const invitation = await findInvitation(shop, id);
  return invitation && { value: view(invitation, shop.now()) };
};

export const invitationHandlers = {
  listInvitations: async ({ shop, query }) =>
    slicePage(
      (await listInvitations(shop)).map((each) => view(each, shop.now())),
      query,
    ),
  async createInvitation({ shop, user, links, body }) {
    const saved = await invite(shop, user, body, links);
    return saved.ok ? made(await read(shop, saved.id), `/invitations/${saved.id}`) : unsaved(saved);
  },
  readInvitation: async ({ shop, params }) => shown(await read(shop, params.id)),
  async sendInvitationAgain({ shop, links, params: { id } }) {
    const saved = await sendInvitation(shop, id, links);
    return saved.ok ? shown(await read(shop, id)) : unsaved(saved);
  },
  withdrawInvitation: async ({ shop, params }) =>
    (await withdrawInvitation(shop, params.id)) ? done : missing(),
} satisfies Partial<Handlers>;
