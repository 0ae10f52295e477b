import type { Shop } from '../../Shop.ts';
import { slugOf, freeSlug } from '../../text/slugOf.ts';

/** The ids of terms by their names, in their order; those that are not there are made. */
export async function ensureTerms(
  shop: Shop,
  taxonomy: string,
  names: readonly string[],
  parentId: number | null = null,
): Promise<readonly number[]> {
  const wanted = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  if (wanted.length === 0) return [];
  const known = await findByName(shop, taxonomy, wanted, parentId);
  for (const name of wanted)
    if (!known.has(slugOf(name))) known.set(slugOf(name), await makeTerm(shop, taxonomy, name, parentId));
  return [...new Set(wanted.map((name) => known.get(slugOf(name)) as number))];
}

/** Two spellings of one slug ("Gift", "gift") are one term. */
async function findByName(
  { queries }: Shop,
  taxonomy: string,
  names: readonly string[],
  parentId: number | null,
): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('terms')
    .select(['id', 'name', 'slug'])
    .where('taxonomy', '=', taxonomy)
    .where((eb) => eb.or([eb('name', 'in', names), eb('slug', 'in', names.map(slugOf))]))
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ id, name, slug }): [string, number][] => [
      [slug, id],
      [slugOf(name), id],
    ]),
  );
}

async function makeTerm(
  shop: Shop,
  taxonomy: string,
  name: string,
  parentId: number | null,
): Promise<number> {
  const slug = await freeTermSlug(shop, taxonomy, slugOf(name) || 'term');
  const made = await shop.queries
    .insertInto('terms')
    .values({ taxonomy, name, slug, parent_id: parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Below another parent the same name may stand again, with another slug. */
export const freeTermSlug = (
  { queries }: Shop,
  taxonomy: string,
  slug: string,
  exceptId = 0,
): Promise<string> =>
  freeSlug(slug, (slugs) =>
    queries
      .selectFrom('terms')
      .select('slug')
      .where('taxonomy', '=', taxonomy)
      .where('slug', 'in', slugs)
      .where('id', '<>', exceptId)
      .execute(),
  );
