import type { TestShop } from '@vitrine/server/testing';

/** What the owner has set, by section, and nothing else. */
export async function setSettings(
  { queries }: TestShop,
  settings: Readonly<Record<string, object>>,
): Promise<void> {
  const row = { value: JSON.stringify(settings), updated_at: 1 };
  await queries
    .insertInto('settings')
    .values({ name: 'shop', ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
