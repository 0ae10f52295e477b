import * as v from 'valibot';
import { cleanHtml } from '../catalogue/cleanHtml.ts';
import { checkInput } from '../input/checkInput.ts';
import { conflict, invalid, invalidField, type Saved, type SaveOptions } from '../input/Saved.ts';
import { slugOf } from '../text/slugOf.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { EXCERPT_CHARACTERS, MENU_ITEMS, MENU_LEVELS, TITLE_CHARACTERS } from './limits.ts';

export interface MenuItem {
  readonly title: string;
  /** A path, or an address with http or https; '' is a heading. */
  readonly url: string;
  readonly children: readonly MenuItem[];
  /** What is below it opens in columns, one for each child. */
  readonly isMega?: true | undefined;
  /** Stands in the column of a child in place of its list. */
  readonly html?: string | undefined;
  /** In a tab of its own. */
  readonly opensNew?: true | undefined;
}

export interface Menu {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly items: readonly MenuItem[];
  readonly version: number;
}

/** Kept only where it is said. */
const said = v.optional(
  v.pipe(
    v.boolean(),
    v.transform((is) => is || undefined),
  ),
);

const itemWith = (children: v.GenericSchema<unknown, readonly MenuItem[]>) =>
  v.object({
    title: v.pipe(v.string(), v.trim(), v.nonEmpty('Must not be empty.'), v.maxLength(TITLE_CHARACTERS)),
    url: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.regex(
        /^(?:|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S*|\/(?!\/)\S*|\?\S*)$/i,
        'Must be an address or a path.',
      ),
    ),
    children: v.optional(children, []),
    isMega: said,
    opensNew: said,
    html: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(EXCERPT_CHARACTERS),
        v.transform((html) => cleanHtml(html) || undefined),
      ),
    ),
  });

/** Made level by level: one that refers to itself would follow hostile input as deep as it goes. */
function itemsOf(levels: number): v.GenericSchema<unknown, readonly MenuItem[]> {
  if (levels === 0) return v.pipe(v.array(v.never()), v.maxLength(0, `At most ${MENU_LEVELS} levels.`));
  return v.array(itemWith(itemsOf(levels - 1)));
}

const menuInput = v.object({
  slug: v.pipe(v.string(), v.transform(slugOf), v.nonEmpty('Must not be empty.')),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Must not be empty.'), v.maxLength(TITLE_CHARACTERS)),
  items: itemsOf(MENU_LEVELS),
});

export interface MenuInput {
  readonly slug: string;
  readonly name: string;
  readonly items: readonly (Omit<MenuItem, 'children'> & { readonly children?: readonly MenuItem[] })[];
}

const readMenu = (row: {
  readonly id: number;
  slug: string;
  name: string;
  items: string;
  version: number;
}): Menu => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  items: JSON.parse(row.items) as readonly MenuItem[],
  version: row.version,
});

export async function findMenu({ queries }: Shop, slug: string): Promise<Menu | null> {
  const row = await queries.selectFrom('menus').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ? readMenu(row) : null;
}

export async function listMenus({ queries }: Shop): Promise<readonly Menu[]> {
  return (await queries.selectFrom('menus').selectAll().orderBy('slug').execute()).map(readMenu);
}

/** Makes the menu of this slug, or replaces it. */
export async function saveMenu(
  shop: Shop,
  input: MenuInput,
  { expectedVersion }: SaveOptions = {},
): Promise<Saved<{ readonly id: number; readonly version: number }>> {
  const checked = checkInput(menuInput, input);
  if (!checked.ok) return invalid(checked.errors);
  const { slug, name, items } = checked.value;
  if (countOf(items) > MENU_ITEMS) return invalidField('items', `At most ${MENU_ITEMS} items.`);
  return inTransaction(shop, async (within) => {
    const row = { name, items: JSON.stringify(items), updated_at: within.now() };
    const saved = await within.queries
      .insertInto('menus')
      .values({ ...row, slug, version: 1 })
      .onConflict((conflicting) =>
        conflicting
          .column('slug')
          .doUpdateSet((eb) => ({ ...row, version: eb('menus.version', '+', 1) }))
          .$call((update) =>
            expectedVersion === undefined ? update : update.where('menus.version', '=', expectedVersion),
          ),
      )
      .returning(['id', 'version'])
      .executeTakeFirst();
    if (saved) return { ok: true, ...saved };
    return conflict((await findMenu(within, slug))?.version ?? 0);
  });
}

export async function deleteMenu({ queries }: Shop, slug: string): Promise<boolean> {
  const gone = await queries.deleteFrom('menus').where('slug', '=', slug).returning('id').executeTakeFirst();
  return gone !== undefined;
}

const countOf = (items: readonly MenuItem[]): number =>
  items.reduce((total, { children }) => total + 1 + countOf(children), 0);
