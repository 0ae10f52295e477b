import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { findModuleSummary } from './findModule.ts';
import { saveModule } from './saveModule.ts';

const DONE = 'demo-modules';
/** What lies beside a module (`alias.items.json`) is none. */
const MODULE_FILE = /^([^.]+)\.json$/;

/** Whether they were put in, ever. */
export async function hasDemoModules({ queries }: Shop): Promise<boolean> {
  const row = await queries.selectFrom('settings').select('name').where('name', '=', DONE).executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts the modules of a folder into the shop, each by the name of its file, once: what an owner has deleted does not come
 * back. Gives the aliases of those that were put in.
 */
export function seedDemoModules(shop: Shop, folder: string): Promise<readonly string[]> {
  return inTransaction(shop, async (inside) => {
    const isFirst = await inside.queries
      .insertInto('settings')
      .values({ name: DONE, value: 'true', updated_at: shop.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    const added: string[] = [];
    for (const file of isFirst ? readdirSync(folder).sort() : []) {
      const alias = MODULE_FILE.exec(file)?.[1];
      if (alias === undefined || (await findModuleSummary(inside, alias, { byAlias: true }))) continue;
      const document = readFileSync(join(folder, file), 'utf8');
      const saved = await saveModule(inside, { alias, document, note: 'Demo' }, { authorId: null });
      if (!saved.ok) throw new Error(`${file}: ${saved.errors[0]?.message}`);
      added.push(alias);
    }
    return added;
  });
}
