import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, oneOf, text, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const one = strict({ id: idText });
const role = oneOf(['customer', 'editor', 'shop_manager', 'admin']);
const answer = strict({
  id: v.number(),
  email: v.string(),
  role,
  firstName: v.string(),
  lastName: v.string(),
  invitedBy: v.pipe(v.string(), v.description('Empty: whoever it was is gone.')),
  isExpired: flag,
  createdAt: timeText,
  sentAt: timeText,
  expiresAt: timeText,
});

export const invitations = resource({
  listInvitations: {
    method: 'GET',
    path: '/invitations',
    summary: 'Who was asked to join and has not come yet, the newest first.',
    right: 'manageUsers',
    query: strict(paging),
    answer: pageOf(answer),
  },
  createInvitation: {
    method: 'POST',
    path: '/invitations',
    summary:
      'Asks somebody to join, by a mail with a link: it works once, for a week, and sets the password.',
    right: 'manageUsers',
    body: strict({
      email: filled(254),
      role,
      firstName: v.optional(text(250)),
      lastName: v.optional(text(250)),
    }),
    answer,
    status: 201,
  },
  readInvitation: {
    method: 'GET',
    path: '/invitations/:id',
    summary: 'One invitation.',
    right: 'manageUsers',
    params: one,
    answer,
  },
  sendInvitationAgain: {
    method: 'POST',
    path: '/invitations/:id/send-again',
    summary: 'Sends a new link; those that were sent before are worth nothing.',
    right: 'manageUsers',
    params: one,
    answer,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/invitations/:id',
    summary: 'Its link is worth nothing from now on.',
    right: 'manageUsers',
    params: one,
    status: 204,
  },
});
