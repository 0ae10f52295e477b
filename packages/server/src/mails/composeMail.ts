import type { MailKindName } from '@vitrine/contract/api';
import type { ShopSettings } from '@vitrine/contract/shop';
import { oneLine } from '../text/oneLine.ts';
import { mailKinds } from './mailKinds.ts';
import { mailLayout, mailParagraphs, mailTextsOf } from './mailLayout.ts';
import type { OwnMailText } from './ownMailTexts.ts';

/** What a mail is about; its subject and its heading are written around it. */
export interface MailContent {
  readonly kind: MailKindName;
  /** What stands for the placeholders. */
  readonly values: Readonly<Record<string, string>>;
  /** Escaped by whoever made it. */
  readonly html: string;
  readonly plain: string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

const LONGEST_SUBJECT = 200;

/** What is in braces and no value is called so stays as it is written. */
const fill = (text: string, values: MailContent['values']): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  );

/** The whole mail: every one is made here, and so is every preview of one. */
export function composeMail(
  { kind, values, html, plain }: MailContent,
  settings: ShopSettings,
  own: OwnMailText | null,
): ComposedMail {
  const t = mailTextsOf(settings);
  const all = { ...values, site_title: settings.site.title };
  const { subject, heading } = mailKinds[kind];
  const additional = fill(own?.additional ?? '', all).trim();
  const more = additional === '' ? [] : additional.split(/\n{2,}/);
  return {
    subject: oneLine(fill(own?.subject || subject(t), all), LONGEST_SUBJECT),
    ...mailLayout(
      {
        heading: fill(own?.heading || heading(t), all),
        html: more.length === 0 ? html : `${html}<div style="margin-top:24px">${mailParagraphs(more)}</div>`,
        plain: [plain, ...more].join('\n\n'),
      },
      settings,
    ),
  };
}
