import { hashToken } from '../security/hashToken.ts';
import type { Shop } from '../Shop.ts';

export async function logOut({ queries }: Shop, token: string): Promise<void> {
  await queries.deleteFrom('logins').where('token_hash', '=', hashToken(token)).execute();
}
