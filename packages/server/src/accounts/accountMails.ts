import type { ShopSettings } from '@vitrine/contract/shop';
import type { MailContent } from '../mails/composeMail.ts';
import { mailButton, type MailContext, mailParagraphs, mailTextsOf } from '../mails/mailLayout.ts';
import type { WrittenMail } from '../mails/queueWritten.ts';
import type { Credentials } from './findUser.ts';
import type { Invitation } from './invitations/Invitation.ts';
import type { User } from './User.ts';

/** Greets a new customer. No password is ever in a mail. */
export function newAccountMail(
  user: Pick<User, 'id' | 'login' | 'email'>,
  settings: MailContext['settings'],
  links: Pick<MailContext['links'], 'account'>,
): WrittenMail {
  const site = settings.site.title;
  const t = mailTextsOf(settings);
  const texts = [t('hi', { name: user.login }), t('welcomeText', { site, login: user.login })];
  return {
    once: `account:${user.id}:new`,
    kind: 'customer_new_account',
    recipient: user.email,
    values: { user_login: user.login, user_email: user.email },
    html: mailParagraphs(texts) + mailButton(links.account, t('yourAccount')),
    plain: [...texts, links.account].join('\n\n'),
  };
}

/** Says who is meant, what to do, and what happens when nothing is done. */
export function resetMail(
  { login, email }: Pick<Credentials, 'login' | 'email'>,
  url: string,
  settings: ShopSettings,
): MailContent {
  const site = settings.site.title;
  const t = mailTextsOf(settings);
  const texts = [
    t('hi', { name: login }),
    t('resetText', { site }),
    t('resetLogin', { login }),
    t('resetHow'),
  ];
  return {
    kind: 'customer_reset_password',
    values: { user_login: login, user_email: email },
    html: mailParagraphs(texts) + mailButton(url, t('resetButton')),
    plain: [...texts, url].join('\n\n'),
  };
}

/** To the address that the account had: its owner must learn of a change that somebody else has made. */
export function emailChangedMail(
  { login, email }: Pick<Credentials, 'login' | 'email'>,
  next: string,
  settings: ShopSettings,
): Omit<WrittenMail, 'once'> {
  const site = settings.site.title;
  const { ownerAddress: address } = settings.mail;
  const t = mailTextsOf(settings);
  const texts = [
    t('hi', { name: login }),
    t('emailChangedText', { site, email, next }),
    address ? t('emailChangedHelpAt', { address }) : t('emailChangedHelp'),
  ];
  return {
    kind: 'customer_email_changed',
    recipient: email,
    values: { user_login: login, user_email: email },
    html: mailParagraphs(texts),
    plain: texts.join('\n\n'),
  };
}

/** Asks somebody to join, by a link that only they get. */
export function invitationMail(
  { email, firstName, invitedBy }: Pick<Invitation, 'email' | 'firstName' | 'invitedBy'>,
  url: string,
  settings: ShopSettings,
): Omit<WrittenMail, 'once'> {
  const site = settings.site.title;
  const t = mailTextsOf(settings);
  const texts = [
    firstName ? t('hi', { name: firstName }) : t('hiThere'),
    t('invitationText', { site, name: invitedBy || site }),
    t('invitationHow'),
  ];
  return {
    kind: 'invitation',
    recipient: email,
    values: { user_email: email, invited_by: invitedBy },
    html: mailParagraphs(texts) + mailButton(url, t('invitationButton')),
    plain: [...texts, url].join('\n\n'),
  };
}
