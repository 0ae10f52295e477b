import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { invalidField, notFound, type Saved } from '../../input/Saved.ts';
import { slugOf } from '../../text/slugOf.ts';
import { attributeTaxonomy } from './Term.ts';

/** One that all products share; its options are terms. */
export interface Attribute {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly position: number;
}

export interface AttributeInput {
  readonly name: string;
  /** Made of the name when it is empty. */
  readonly slug?: string | undefined;
  readonly position?: number | undefined;
}

export const listAttributes = ({ queries }: Shop): Promise<readonly Attribute[]> =>
  queries.selectFrom('attributes').selectAll().orderBy('position').orderBy('name').orderBy('id').execute();

export async function findAttribute({ queries }: Shop, id: number): Promise<Attribute | null> {
  const row = await queries.selectFrom('attributes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function createAttribute(
  { queries }: Shop,
  { name, slug = '', position = 0 }: AttributeInput,
): Promise<Saved<{ readonly id: number }>> {
  const made = slugOf(slug || name);
  if (!made) return invalidField('slug', 'Must have a letter or a digit.');
  const row = await queries
    .insertInto('attributes')
    .values({ slug: made, name, position })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row ? { ok: true, id: row.id } : invalidField('slug', `There is an attribute "${made}" already.`);
}

/** Its slug stays: products and terms are filed by it. */
export async function updateAttribute(
  { queries }: Shop,
  id: number,
  changes: Partial<Pick<Attribute, 'name' | 'position'>>,
): Promise<Saved<{ readonly id: number }>> {
  const row = await queries
    .updateTable('attributes')
    .set((eb) => ({ position: eb.ref('position'), ...changes }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row ? { ok: true, id } : notFound('This attribute is not there.');
}

/** With its options, unless a product has one of them. */
export const deleteAttribute = (shop: Shop, id: number): Promise<Saved<unknown>> =>
  inTransaction(shop, async (within) => {
    const { queries } = within;
    const attribute = await findAttribute(within, id);
    if (!attribute) return notFound('This attribute is not there.');
    const taxonomy = attributeTaxonomy(attribute.slug);
    const used = await queries
      .selectFrom('product_terms')
      .innerJoin('terms', 'terms.id', 'product_terms.term_id')
      .select('product_terms.product_id')
      .where('terms.taxonomy', '=', taxonomy)
      .limit(1)
      .executeTakeFirst();
    if (used) return invalidField('id', `Product ${used.product_id} uses it.`);
    await queries.deleteFrom('terms').where('taxonomy', '=', taxonomy).execute();
    await queries.deleteFrom('attributes').where('id', '=', id).execute();
    return { ok: true };
  });
