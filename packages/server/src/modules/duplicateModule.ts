import { notFound } from '../input/Saved.ts';
import { saveFree } from '../documents/archive/saveFree.ts';
import { TITLE_LENGTH } from '../documents/limits.ts';
import type { Shop } from '../Shop.ts';
import { findModule, findModuleSummary } from './findModule.ts';
import { type SavedModule, saveModule } from './saveModule.ts';

/** A draft of the same under the first alias that is free: `hero-copy`, `hero-copy-2`. */
export async function duplicateModule(
  shop: Shop,
  id: number,
  { authorId }: { readonly authorId: number | null },
): Promise<SavedModule> {
  const module = await findModule(shop, id);
  if (!module) return notFound('This module is not there.');
  const { document } = module;
  const title = `${module.title.slice(0, TITLE_LENGTH - 7)} (copy)`;
  const note = `Copy of ${module.alias}`;
  return saveFree(
    'alias',
    `${module.alias.slice(0, 80).trim()}-copy`,
    async (alias) => (await findModuleSummary(shop, alias, { byAlias: true })) !== null,
    (alias) => saveModule(shop, { alias, title, document, status: 'draft', note }, { authorId }),
  );
}
