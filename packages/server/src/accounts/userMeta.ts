import type { Shop } from '../Shop.ts';

export async function readUserMeta({ queries }: Shop, userId: number, name: string): Promise<string | null> {
  const row = await queries
    .selectFrom('user_meta')
    .select('value')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function writeUserMeta(
  { queries }: Shop,
  userId: number,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(values).map(([name, value]) => ({ user_id: userId, name, value }));
  if (rows.length === 0) return;
  await queries
    .insertInto('user_meta')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}

export async function dropUserMeta({ queries }: Shop, userId: number, name: string): Promise<void> {
  await queries.deleteFrom('user_meta').where('user_id', '=', userId).where('name', '=', name).execute();
}
