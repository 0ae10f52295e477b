import type { ShopSettings } from '@vitrine/contract/shop';
import { mailLayout, mailParagraphs } from '../mails/mailLayout.ts';
import type { Credentials } from './findUser.ts';
import { oneLine } from '../text/oneLine.ts';

/** To the address that the account had: its owner must learn of a change that somebody else has made. */
export function emailChangedMail({ login, email }: Credentials, next: string, settings: ShopSettings) {
  const { title } = settings.site;
  const { ownerAddress } = settings.mail;
  const texts = [
    `Hi ${login},`,
    `The email address of your account at ${title} was changed from ${email} to ${next}.`,
    `If you did this, there is nothing to do. If you did not, somebody else knows your password: please tell us at once${ownerAddress ? `, at ${ownerAddress}` : ''}.`,
  ];
  return {
    kind: 'customer_email_changed',
    recipient: email,
    subject: oneLine(`Your email address at ${title} was changed`, 200),
    ...mailLayout(
      { heading: 'Email address changed', html: mailParagraphs(texts), plain: texts.join('\n\n') },
      settings,
    ),
  };
}
