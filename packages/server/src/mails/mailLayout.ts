import { directionOf, type ShopLinks, type ShopSettings } from '@vitrine/contract/shop';
import { createTexts, mailTexts, tagOf, type Texts } from '@vitrine/texts';
import { escapeHtml } from '../html/escapeHtml.ts';

/** What every mail is written with. */
export interface MailContext {
  readonly settings: ShopSettings;
  readonly links: ShopLinks;
}

export type MailTexts = Texts<typeof mailTexts.en>;

/** What mails say, in the shop's language. */
export const mailTextsOf = ({ site }: Pick<ShopSettings, 'site'>): MailTexts =>
  createTexts(mailTexts, site.language);

export interface MailBody {
  readonly heading: string;
  /** Escaped by whoever made it. */
  readonly html: string;
  readonly plain: string;
}

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/**
 * A mail as programs show it: tables and inline styles, because many know nothing else. Some drop what is around the
 * body, so that the direction stands on the body and on the table too.
 */
export function mailLayout({ heading, html, plain }: MailBody, settings: ShopSettings) {
  const { title, tagline, language } = settings.site;
  const name = escapeHtml(title);
  return {
    html: `<!doctype html>
<html lang="${escapeHtml(tagOf(language))}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body dir="${directionOf(language)}" style="margin:0;background:#f4f1ec;${FONT};color:#2b2723">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ec"><tr><td align="center" style="padding:32px 12px">
<p style="margin:0 0 20px;font-size:18px;letter-spacing:.08em;text-transform:uppercase">${name}</p>
<table role="presentation" dir="${directionOf(language)}" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:10px">
<tr><td style="padding:36px 40px 8px"><h1 style="margin:0;font-size:26px;line-height:1.25;font-weight:600">${escapeHtml(heading)}</h1></td></tr>
<tr><td style="padding:16px 40px 40px;font-size:15px;line-height:1.6">${html}</td></tr>
</table>
<p style="margin:20px 0 0;font-size:12px;color:#8a8178">${name}${tagline ? ` — ${escapeHtml(tagline)}` : ''}</p>
</td></tr></table>
</body></html>`,
    plain: `${heading}\n${'='.repeat(Math.min(heading.length, 70))}\n\n${plain.trim()}\n\n--\n${title}\n`,
  };
}

/** A link that looks like a button. */
export const mailButton = (url: string, text: string): string =>
  `<p style="margin:28px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;border-radius:6px;background:#2b2723;color:#ffffff;text-decoration:none;font-size:15px">${escapeHtml(text)}</a></p>`;

export const mailParagraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`).join('');
