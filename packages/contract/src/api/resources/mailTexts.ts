import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { flag, oneOf, text } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';

/** Every mail that the shop writes. */
export const MAIL_KINDS = [
  'new_order',
  'cancelled_order',
  'customer_processing_order',
  'customer_on_hold_order',
  'customer_completed_order',
  'customer_cancelled_order',
  'customer_refunded_order',
  'customer_partially_refunded_order',
  'customer_invoice',
  'customer_note',
  'customer_new_account',
  'customer_reset_password',
  'customer_email_changed',
  'invitation',
  'no_stock',
  'low_stock',
  'held_comment',
  'held_review',
] as const;
export type MailKindName = (typeof MAIL_KINDS)[number];

/** Languages that there is a catalogue of texts for. */
export const MAIL_LANGUAGES = ['en', 'ar'] as const;

const kind = oneOf(MAIL_KINDS);
const language = oneOf(MAIL_LANGUAGES);
const one = strict({ kind });
const ofLanguage = strict({ kind, language });

const row = {
  kind,
  to: oneOf(['owner', 'customer']),
  isOff: flag,
  canBeOff: v.pipe(
    flag,
    v.description(
      'Not of mails that guard an account, without which nobody gets in, or that somebody asks for each time.',
    ),
  ),
};
const texts = {
  subject: v.pipe(text(200), v.description('Empty: as the catalogue has it.')),
  heading: v.pipe(text(200), v.description('Empty: as the catalogue has it.')),
  additional: v.pipe(text(2000), v.description('At the end of the mail.')),
};
const body = strict(texts);
const answer = strict({
  ...row,
  language,
  ...texts,
  defaults: strict({ subject: v.string(), heading: v.string() }),
  placeholders: v.pipe(v.array(v.string()), v.description('What can stand in braces in its texts.')),
});
const written = strict({ subject: v.string(), html: v.string(), plain: v.string() });

export const mailTexts = resource({
  listMailTexts: {
    method: 'GET',
    path: '/mail-texts',
    summary: 'The kinds of mails, and in which languages they say something else than the catalogue.',
    right: 'manageSettings',
    answer: strict({ items: v.array(strict({ ...row, changed: v.array(language) })) }),
  },
  switchMail: {
    method: 'PATCH',
    path: '/mail-texts/:kind',
    summary: 'Switches a kind of mail off or on again.',
    right: 'manageSettings',
    params: one,
    body: strict({ isOff: flag }),
    answer: strict(row),
    needsMatch: true,
  },
  readMailSwitch: {
    method: 'GET',
    path: '/mail-texts/:kind',
    summary: 'Whether a kind of mail is sent.',
    right: 'manageSettings',
    params: one,
    answer: strict(row),
  },
  readMailText: {
    method: 'GET',
    path: '/mail-texts/:kind/:language',
    summary: 'What a mail says in a language.',
    right: 'manageSettings',
    params: ofLanguage,
    answer,
  },
  replaceMailText: {
    method: 'PUT',
    path: '/mail-texts/:kind/:language',
    summary: 'Has a mail say something else; what is empty is as the catalogue has it.',
    right: 'manageSettings',
    params: ofLanguage,
    body,
    answer,
    needsMatch: true,
  },
  previewMail: {
    method: 'POST',
    path: '/mail-texts/:kind/:language/preview',
    summary: 'The mail as it would be with these texts, about made-up things.',
    right: 'manageSettings',
    params: ofLanguage,
    body,
    answer: written,
  },
  sendTestMail: {
    method: 'POST',
    path: '/mail-texts/:kind/:language/test',
    summary: 'Sends the same to who asks.',
    right: 'manageSettings',
    params: ofLanguage,
    body,
    answer: strict({ recipient: v.string() }),
    status: 201,
  },
});
