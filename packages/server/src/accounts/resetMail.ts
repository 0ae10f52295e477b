import type { ShopSettings } from '@vitrine/contract/shop';
import { mailButton, mailLayout, mailParagraphs } from '../mails/mailLayout.ts';
import { oneLine } from '../text/oneLine.ts';

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
