import type { User } from './User.ts';
import { oneLine } from '../text/oneLine.ts';
import type { MailContext } from '../mails/MailContext.ts';
import { mailButton, mailLayout, mailParagraphs } from '../mails/mailLayout.ts';
import type { NewMail } from '../mails/queueMail.ts';

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
