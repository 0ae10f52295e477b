import type { MailKindName } from '@vitrine/contract/api';
import type { Shop } from '../Shop.ts';

/** What the owner has a mail say; '' is as the catalogue has it. */
export interface OwnMailText {
  readonly subject: string;
  readonly heading: string;
  readonly additional: string;
}

export async function findOwnMailText(
  { queries }: Shop,
  kind: MailKindName,
  language: string,
): Promise<OwnMailText | null> {
  const row = await queries
    .selectFrom('mail_texts')
    .select(['subject', 'heading', 'additional'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
  return row ?? null;
}

/** Null: as the catalogue has it again. */
export async function writeOwnMailText(
  { queries, now }: Shop,
  kind: MailKindName,
  language: string,
  text: OwnMailText | null,
): Promise<void> {
  if (!text) {
    await queries
      .deleteFrom('mail_texts')
      .where('kind', '=', kind)
      .where('language', '=', language)
      .execute();
    return;
  }
  const { subject, heading, additional } = text;
  const row = { subject, heading, additional, updated_at: now() };
  await queries
    .insertInto('mail_texts')
    .values({ kind, language, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'language']).doUpdateSet(row))
    .execute();
}

/** Kind -> the languages in which it says something of its own. */
export async function listOwnMailTexts({ queries }: Shop): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await queries
    .selectFrom('mail_texts')
    .select(['kind', 'language'])
    .orderBy('language')
    .execute();
  const known = new Map<string, string[]>();
  for (const { kind, language } of rows) known.set(kind, [...(known.get(kind) ?? []), language]);
  return known;
}

export async function listMailsOff({ queries }: Shop): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom('mails_off').select('kind').execute();
  return new Set(rows.map(({ kind }) => kind));
}

export async function switchMail({ queries, now }: Shop, kind: MailKindName, isOff: boolean): Promise<void> {
  if (!isOff) await queries.deleteFrom('mails_off').where('kind', '=', kind).execute();
  else
    await queries
      .insertInto('mails_off')
      .values({ kind, off_at: now() })
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .execute();
}
