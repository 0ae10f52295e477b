import { sql } from 'kysely';
import { deleteProduct } from '../catalogue/deleteProduct.ts';
import { insertProduct } from '../catalogue/insertProduct.ts';
import { freeProductSlug } from '../catalogue/freeProductSlug.ts';
import type { Product, ProductType } from '../catalogue/Product.ts';
import { readProduct } from '../catalogue/readProduct.ts';
import type { Shop } from '../Shop.ts';
import { AWAITED } from './columns.ts';

/** Rows may name products whose own row comes later, even in a later run: until then a draft stands in for them. */
export const isAwaited = ({ meta }: Pick<Product, 'meta'>): boolean => meta[AWAITED] !== undefined;

const idIn = (name: string): number | null => {
  const [, digits] = /^id:\s*(\d{1,9})$/i.exec(name) ?? [];
  return digits ? Number(digits) : null;
};

/** The same product is named in one way: `id: 5` is `id:5`. */
export const keyOf = (name: string): string => {
  const id = idIn(name);
  return id === null ? name : `id:${id}`;
};

export const missingText = (name: string): string => `"${name}" is neither in the file nor in the shop.`;

/** The product that a row names by SKU or `id:` and a number. */
async function findNamed({ queries }: Shop, name: string): Promise<Product | null> {
  const id = idIn(name);
  const row = await queries
    .selectFrom('products')
    .selectAll()
    .where((eb) => (id === null ? eb('sku', '=', name) : eb('id', '=', id)))
    .executeTakeFirst();
  return row ? readProduct(row) : null;
}

/** The same; one that is not there is awaited. */
export async function findOrAwait(
  shop: Shop,
  name: string,
  type: ProductType,
  line: number,
): Promise<Product> {
  const known = await findNamed(shop, name);
  if (known && !(isAwaited(known) && type === 'variable' && known.type !== 'variable')) return known;
  if (known) await shop.queries.updateTable('products').set({ type }).where('id', '=', known.id).execute();
  else await standIn(shop, name, type, line);
  const made = await findNamed(shop, name);
  if (!made) throw new Error(`No product stands in for ${name}`);
  return made;
}

async function standIn(shop: Shop, name: string, type: ProductType, line: number): Promise<void> {
  const id = idIn(name);
  await insertProduct(shop, {
    ...(id === null ? { sku: name } : { id }),
    type,
    name,
    slug: await freeProductSlug(shop, `awaited ${name}`),
    status: 'draft',
    meta: { [AWAITED]: line },
  });
  if (id !== null) await passIds(shop);
}

/** PostgreSQL hands out ids by a counter of its own, which knows nothing of ids that were given. */
export async function passIds({ kind, queries }: Shop): Promise<void> {
  if (kind === 'postgres')
    await sql`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`.execute(
      queries,
    );
}

interface Missing {
  /** Of the row that asked for it first. */
  readonly line: number;
  readonly name: string;
  /** How many went with it. */
  readonly variations: number;
}

/** What never came is removed, with the variations that hung on it. Gives who asked for it. */
export async function removeAwaited(shop: Shop): Promise<readonly Missing[]> {
  const rows = await shop.queries
    .selectFrom('products')
    .selectAll()
    .where('meta', 'like', `%"${AWAITED}"%`)
    .orderBy('id')
    .execute();
  const missing: Missing[] = [];
  for (const { id, meta, name } of rows.map(readProduct)) {
    const { variations } = await shop.queries
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('variations'))
      .where('parent_id', '=', id)
      .executeTakeFirstOrThrow();
    await deleteProduct(shop, id, { forGood: true });
    missing.push({ line: Number(meta[AWAITED]), name, variations });
  }
  return missing;
}
