import { deleteMenu, findMenu, listMenus, saveMenu } from '../../../content/menus.ts';
import { slugOf } from '../../../text/slugOf.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, invalid, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { expectedVersion } from '../request/expected.ts';
import { slicePage } from '../slicePage.ts';

const read = async (shop: Shop, slug: string) => {
  const value = await findMenu(shop, slug);
  return value && { value, version: value.version };
};

type Input = Parameters<typeof saveMenu>[1]['items'];

export const menuHandlers = {
  listMenus: async ({ shop, query }) => slicePage(await listMenus(shop), query),
  async createMenu({ shop, body: { slug, name, items } }) {
    // No menu has version 0: one that is there already is left alone.
    const saved = await saveMenu(shop, { slug, name, items: items as Input }, { expectedVersion: 0 });
    if (saved.ok) return made(await read(shop, slugOf(slug)), `/menus/${encodeURIComponent(slugOf(slug))}`);
    if (saved.reason !== 'conflict') return unsaved(saved);
    return invalid([{ field: 'slug', message: `There is a menu "${slugOf(slug)}" already.` }]);
  },
  readMenu: async ({ shop, params }) => shown(await read(shop, params.slug)),
  async replaceMenu({ shop, params: { slug }, body: { name, items }, expected }) {
    if (!(await read(shop, slug))) return missing();
    const menu = { slug, name, items: items as Input };
    const saved = await saveMenu(shop, menu, { expectedVersion: expectedVersion(expected) });
    return saved.ok ? shown(await read(shop, slug)) : unsaved(saved, () => read(shop, slug));
  },
  async deleteMenu(call) {
    const { shop, params } = call;
    const found = await findMenu(shop, params.slug);
    if (!found) return missing();
    return change(call, {
      table: 'menus',
      id: found.id,
      read: (within) => read(within, params.slug),
      write: async (within) => ((await deleteMenu(within, params.slug)) ? done : missing()),
    });
  },
} satisfies Partial<Handlers>;
