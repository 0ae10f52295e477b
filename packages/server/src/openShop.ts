import type { Database } from './db/Database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { readSecret } from './security/readSecret.ts';
import type { Shop } from './Shop.ts';

export interface OpenShop {
  readonly shop: Shop;
  /** Signs cookies and nonces. */
  readonly secret: string;
  /** The same database once more, for what takes long: who opens it closes it. */
  readonly openAgain: () => Database;
  readonly close: () => Promise<void>;
}

/** Opens the shop that is kept in a file or at a PostgreSQL address, its schema brought up to date. */
export async function openShop(
  place: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<OpenShop> {
  const db = openDatabase(place);
  try {
    await migrate(db);
    const shop: Shop = { kind: db.kind, queries: db.queries, now: Date.now };
    return {
      shop,
      secret: await readSecret(shop, env),
      openAgain: () => openDatabase(place),
      close: db.close,
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
