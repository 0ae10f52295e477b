import type { ShopSettings } from '@vitrine/contract/shop';
import type { Shop } from '../Shop.ts';

/** Where the owner reads what happens: what is set, else the address of the first administrator; '' when there is nobody. */
export async function ownerAddress({ queries }: Shop, { mail }: ShopSettings): Promise<string> {
  if (mail.ownerAddress) return mail.ownerAddress;
  const first = await queries
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.email ?? '';
}
