import type { Shop } from '../Shop.ts';

/** Administrators who can get in, held until the transaction ends. In the order of their ids: two who lock them never wait for each other. */
export async function lockAdmins({ queries, kind }: Shop): Promise<readonly number[]> {
  const query = queries
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('id');
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute();
  return rows.map(({ id }) => id);
}
