import { escapeHtml } from '../html/escapeHtml.ts';

export interface ResetMail {
  readonly login: string;
  readonly siteTitle: string;
  readonly url: string;
}

/** Says who is meant, what to do, and what happens when nothing is done. */
export function resetMail({ login, siteTitle, url }: ResetMail) {
  const lines = [
    `Hi ${login},`,
    `Someone has requested a new password for the following account on ${siteTitle}:`,
    `Username: ${login}`,
    `If you didn't make this request, just ignore this email. If you'd like to proceed, open this link within an hour:`,
  ];
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const link = `<p><a href="${escapeHtml(url)}">Click here to reset your password</a></p>`;
  return {
    subject: `Password Reset Request for ${siteTitle}`,
    html: paragraphs + link,
    plain: [...lines, url].join('\n\n'),
  };
}
