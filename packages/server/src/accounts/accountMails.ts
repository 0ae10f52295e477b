import type { ShopSettings } from '@vitrine/contract/shop';
import { mailButton, type MailContext, mailLayout, mailParagraphs } from '../mails/mailLayout.ts';
import type { NewMail } from '../mails/queueMail.ts';
import { oneLine } from '../text/oneLine.ts';
import type { Credentials } from './findUser.ts';
import type { User } from './User.ts';

/** Greets a new customer. No password is ever in a mail. */
export function newAccountMail(
  user: Pick<User, 'id' | 'login' | 'email'>,
  settings: MailContext['settings'],
  links: MailContext['links'],
): NewMail {
  const site = settings.site.title;
  const texts = [
    `Hi ${user.login},`,
    `Your account at ${site} is ready; your username is ${user.login}. In it you find your orders and addresses, and can change your password.`,
  ];
  return {
    once: `account:${user.id}:new`,
    kind: 'customer_new_account',
    recipient: user.email,
    subject: oneLine(`Your ${site} account has been created!`, 200),
    ...mailLayout(
      {
        heading: `Welcome to ${site}`,
        html: mailParagraphs(texts) + mailButton(links.account, 'Your account'),
        plain: [...texts, links.account].join('\n\n'),
      },
      settings,
    ),
  };
}

/** Says who is meant, what to do, and what happens when nothing is done. */
export function resetMail(login: string, url: string, settings: ShopSettings) {
  const { title } = settings.site;
  const texts = [
    `Hi ${login},`,
    `Someone has requested a new password for the following account on ${title}:`,
    `Username: ${login}`,
    `If you didn't make this request, just ignore this email. If you'd like to proceed, use this link within an hour:`,
  ];
  return {
    subject: oneLine(`Password Reset Request for ${title}`, 200),
    ...mailLayout(
      {
        heading: 'Password Reset Request',
        html: mailParagraphs(texts) + mailButton(url, 'Click here to reset your password'),
        plain: [...texts, url].join('\n\n'),
      },
      settings,
    ),
  };
}

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
