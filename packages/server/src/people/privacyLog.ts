import type { User } from '../accounts/User.ts';
import type { Shop } from '../Shop.ts';

export type Counts = Readonly<Record<string, number>>;

export interface PrivacyEntry {
  readonly id: number;
  readonly kind: 'export' | 'erasure';
  /** The address. */
  readonly subject: string;
  readonly by: string;
  readonly counts: Counts;
  readonly createdAt: number;
}

export async function logPrivacy(
  { queries, now }: Shop,
  kind: PrivacyEntry['kind'],
  subject: string,
  by: Pick<User, 'id' | 'displayName'>,
  counts: Counts,
): Promise<void> {
  await queries
    .insertInto('privacy_log')
    .values({
      kind,
      subject,
      by_id: by.id,
      by_name: by.displayName,
      counts: JSON.stringify(counts),
      created_at: now(),
    })
    .execute();
}

/** The newest first. */
export async function listPrivacyLog(
  { queries }: Shop,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly items: readonly PrivacyEntry[]; readonly total: number }> {
  const { total } = await queries
    .selectFrom('privacy_log')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom('privacy_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind as PrivacyEntry['kind'],
    subject: row.subject,
    by: row.by_name,
    counts: JSON.parse(row.counts) as Counts,
    createdAt: row.created_at,
  }));
  return { items, total: Number(total) };
}
