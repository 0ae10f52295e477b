import type { Queries } from '../db/Database.ts';
import { hashToken } from '../security/hashToken.ts';

/** The row in settings that cookies and nonces are signed with: servers have read it at their start, and go on with it. */
const SECRET = 'secret';

/**
 * What stays of a shop whose rows are replaced while it runs: its secret, and the login of who replaces them, where the backup knows
 * them as an administrator too. All other logins end: those in the backup may have been ended for a reason since.
 */
export const keepEntrance =
  (token: string | null) =>
  async (before: Queries): Promise<(after: Queries) => Promise<void>> => {
    const secret = await before
      .selectFrom('settings')
      .selectAll()
      .where('name', '=', SECRET)
      .executeTakeFirst();
    const login = token === null ? undefined : await findOwner(before, token);
    return async (after) => {
      await after.deleteFrom('logins').execute();
      if (secret) {
        await after.deleteFrom('settings').where('name', '=', SECRET).execute();
        await after.insertInto('settings').values(secret).execute();
      }
      if (!login) return;
      const { email, ...row } = login;
      const same = await after
        .selectFrom('users')
        .select('id')
        .where('id', '=', row.user_id)
        .where('email', '=', email)
        .where('role', '=', 'admin')
        .executeTakeFirst();
      if (same) await after.insertInto('logins').values(row).execute();
    };
  };

const findOwner = (queries: Queries, token: string) =>
  queries
    .selectFrom('logins')
    .innerJoin('users', 'users.id', 'logins.user_id')
    .selectAll('logins')
    .select('users.email')
    .where('logins.token_hash', '=', hashToken(token))
    .executeTakeFirst();
