import { inTransaction } from '../db/inTransaction.ts';
import { notFound, type NotSaved } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { findProduct } from './findProducts.ts';
import { findVariations } from './findVariations.ts';
import { NAME_CHARACTERS } from './limits.ts';
import { type ProductSaved, saveProduct } from './saveProduct.ts';
import { saveVariation } from './saveVariation.ts';
import { productTerms } from './terms/listTerms.ts';
import { CATEGORY, TAG } from './terms/Term.ts';

const MARK = ' (copy)';

/** A draft of the same with its variations. Article numbers stay with the first: no two things have the same one. */
export async function duplicateProduct(shop: Shop, id: number): Promise<ProductSaved> {
  try {
    return await inTransaction(shop, (within) => copy(within, id));
  } catch (error) {
    if (error instanceof NotCopied) return error.reason;
    throw error;
  }
}

async function copy(shop: Shop, id: number): Promise<ProductSaved> {
  const product = await findProduct(shop, id);
  if (!product || product.type === 'variation') return notFound('This product is not there.');
  const { id: _, type, ...fields } = product;
  const terms = (await productTerms(shop, [id])).get(id) ?? [];
  const made = whole(
    await saveProduct(shop, {
      ...input(fields),
      type,
      name: `${product.name.slice(0, NAME_CHARACTERS - MARK.length)}${MARK}`,
      slug: '',
      sku: null,
      status: 'draft',
      categoryIds: terms.filter(({ taxonomy }) => taxonomy === CATEGORY).map((term) => term.id),
      tags: terms.filter(({ taxonomy }) => taxonomy === TAG).map(({ name }) => name),
    }),
  );
  if (type === 'variable')
    for (const { id: __, ...variation } of await findVariations(shop, id))
      whole(await saveVariation(shop, made.id, { ...input(variation), sku: null }));
  return made;
}

/** Lists of what is stored may not be changed; those of an input may. */
const input = <T extends object>(fields: T) => structuredClone(fields) as Writable<T>;
type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;

class NotCopied extends Error {
  readonly reason: NotSaved;
  constructor(reason: NotSaved) {
    super(reason.errors[0]?.message);
    this.reason = reason;
  }
}

/** A copy of half of it is none: what cannot be saved undoes the rest. */
function whole<T extends { readonly ok: true }>(saved: T | NotSaved): T {
  if (saved.ok) return saved;
  throw new NotCopied(saved);
}
