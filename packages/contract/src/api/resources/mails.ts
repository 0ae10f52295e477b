import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { maybe, oneOf, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging, sorting } from '../schema/query.ts';

const MAIL_SORTS = ['id', 'createdAt', 'sentAt'] as const;

const one = strict({ id: idText });
const status = oneOf(['queued', 'sending', 'sent', 'failed']);
/** Without its contents: they may hold a link that opens somebody's account. */
export const mailAnswer = strict({
  id: v.number(),
  kind: v.string(),
  recipient: v.string(),
  subject: v.string(),
  status,
  tries: v.number(),
  error: v.string(),
  createdAt: timeText,
  sentAt: maybe(timeText),
});

export const mails = resource({
  listMails: {
    method: 'GET',
    path: '/mails',
    summary: 'Mails that were sent, wait to be sent, or could not be; without their contents.',
    right: 'manageSettings',
    query: strict({ ...paging, status: v.optional(status), sort: sorting(MAIL_SORTS, '-id') }),
    answer: pageOf(mailAnswer),
  },
  readMail: {
    method: 'GET',
    path: '/mails/:id',
    summary: 'One mail, without its contents.',
    right: 'manageSettings',
    params: one,
    answer: mailAnswer,
  },
  sendMailAgain: {
    method: 'POST',
    path: '/mails/:id/send-again',
    summary: 'Puts it back into the queue.',
    right: 'manageSettings',
    params: one,
    answer: mailAnswer,
  },
});
