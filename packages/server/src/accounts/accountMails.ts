import type { ShopSettings } from '@vitrine/contract/shop';
import {
  mailButton,
  type MailContext,
  mailLayout,
  mailParagraphs,
  mailTextsOf,
} from '../mails/mailLayout.ts';
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
  const t = mailTextsOf(settings);
  const texts = [t('hi', { name: user.login }), t('welcomeText', { site, login: user.login })];
  return {
    once: `account:${user.id}:new`,
    kind: 'customer_new_account',
    recipient: user.email,
    subject: oneLine(t('welcomeSubject', { site }), 200),
    ...mailLayout(
      {
        heading: t('welcome', { site }),
        html: mailParagraphs(texts) + mailButton(links.account, t('yourAccount')),
        plain: [...texts, links.account].join('\n\n'),
      },
      settings,
    ),
  };
}

/** Says who is meant, what to do, and what happens when nothing is done. */
export function resetMail(login: string, url: string, settings: ShopSettings) {
  const site = settings.site.title;
  const t = mailTextsOf(settings);
  const texts = [
    t('hi', { name: login }),
    t('resetText', { site }),
    t('resetLogin', { login }),
    t('resetHow'),
  ];
  return {
    subject: oneLine(t('resetSubject', { site }), 200),
    ...mailLayout(
      {
        heading: t('reset'),
        html: mailParagraphs(texts) + mailButton(url, t('resetButton')),
        plain: [...texts, url].join('\n\n'),
      },
      settings,
    ),
  };
}

/** To the address that the account had: its owner must learn of a change that somebody else has made. */
export function emailChangedMail({ login, email }: Credentials, next: string, settings: ShopSettings) {
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
    subject: oneLine(t('emailChangedSubject', { site }), 200),
    ...mailLayout(
      { heading: t('emailChanged'), html: mailParagraphs(texts), plain: texts.join('\n\n') },
      settings,
    ),
  };
}
