import type { FieldError } from '../input/FieldError.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { indexProducts } from './indexing/indexProducts.ts';
import type { Shop } from '../Shop.ts';
import { checkInput } from '../input/checkInput.ts';
import { checkNamed, checkProduct } from './checkProduct.ts';
import { cleanHtml } from './cleanHtml.ts';
import { findVariations } from './findVariations.ts';
import { freeProductSlug } from './freeProductSlug.ts';
import { insertProduct, productColumns } from './insertProduct.ts';
import { lockProduct } from './lockProduct.ts';
import { NEW_PRODUCT } from './newProduct.ts';
import type { Product } from './Product.ts';
import { type CheckedVariation, type VariationInput, variationInput } from './productInput.ts';
import { priceColumns } from './priceRange.ts';
import { refreshParents } from './refreshParents.ts';
import { retryTaken } from '../db/retryTaken.ts';
import { conflict, invalid, invalidField, notFound } from '../input/Saved.ts';
import type { ProductSaved, SaveProductOptions } from './saveProduct.ts';
import { slugOf } from '../text/slugOf.ts';
import { stockStatusOf } from './stockStatusOf.ts';
import { variationName } from './variationName.ts';

/** A new variation of a variable product, or (with its id) changes to one. */
export async function saveVariation(
  shop: Shop,
  parentId: number,
  { id, ...input }: VariationInput & { readonly id?: number | undefined },
  options: SaveProductOptions = {},
): Promise<ProductSaved> {
  const checked = checkInput(variationInput, input);
  if (!checked.ok) return invalid(checked.errors);
  return retryTaken(shop, () =>
    inTransaction(shop, (within) => save(within, parentId, id, checked.value, options)),
  );
}

async function save(
  shop: Shop,
  parentId: number,
  id: number | undefined,
  input: CheckedVariation,
  { expectedVersion, newId }: SaveProductOptions,
): Promise<ProductSaved> {
  const parent = await lockProduct(shop, parentId);
  if (parent?.type !== 'variable') return invalidField('parentId', 'This product has no variations.');
  const old = id === undefined ? null : await lockProduct(shop, id);
  if (id !== undefined && old?.parentId !== parentId) return notFound('This variation is not there.');
  const siblings = await findVariations(shop, parentId);
  if (old && expectedVersion !== undefined && expectedVersion !== old.version) return conflict(old.version);
  const variation = settle(parent, { ...(old ?? NEW_PRODUCT), ...given(input) });
  const errors = [
    ...checkProduct({ ...variation, name: parent.name }),
    ...checkChoices(
      parent,
      variation.choices,
      input.choices,
      siblings.filter((one) => one.id !== id),
    ),
    ...(await checkNamed(shop, {
      id,
      sku: variation.sku,
      mediaIds: variation.imageId === null ? [] : [variation.imageId],
      categoryIds: [],
    })),
  ];
  if (errors.length > 0) return invalid(errors);
  const saved = await write(shop, old, variation, newId);
  await refreshParents(shop, [parentId]);
  await indexProducts(shop, [parentId]);
  return { ok: true, ...saved };
}

const given = (input: CheckedVariation): Partial<Product> => {
  const set = {
    ...input,
    ...(input.description !== undefined && { description: cleanHtml(input.description) }),
  };
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
};

type Fields = Omit<Product, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Every attribute that variations differ by is named; '' is any. */
function settle(parent: Product, variation: Fields): Fields {
  const choices = Object.fromEntries(
    parent.attributes
      .filter(({ isVariation }) => isVariation)
      .map(({ slug, options }): [string, string] => {
        const chosen = variation.choices[slug] ?? '';
        return [
          slug,
          options.find((option) => option === chosen || slugOf(option) === slugOf(chosen)) ?? chosen,
        ];
      }),
  );
  return {
    ...variation,
    type: 'variation',
    parentId: parent.id,
    sku: variation.sku || null,
    choices,
    name: variationName(parent, choices),
    isSoldIndividually: parent.isSoldIndividually,
    stockQuantity: variation.managesStock ? (variation.stockQuantity ?? 0) : null,
    stockStatus: stockStatusOf(parent.managesStock && !variation.managesStock ? parent : variation),
  };
}

function checkChoices(
  parent: Product,
  choices: Product['choices'],
  asked: Product['choices'] = {},
  others: readonly Product[],
): readonly FieldError[] {
  const unknown = Object.keys(asked).find((slug) => !(slug in choices));
  if (unknown !== undefined)
    return [{ field: `choices.${unknown}`, message: 'The variations of this product do not differ by it.' }];
  for (const { slug, name, options } of parent.attributes) {
    const chosen = choices[slug];
    if (chosen && !options.includes(chosen))
      return [{ field: `choices.${slug}`, message: `"${chosen}" is no option of ${name}.` }];
  }
  const isSame = (other: Product) =>
    Object.entries(choices).every(([slug, option]) => (other.choices[slug] ?? '') === option);
  const twin = others.find(isSame);
  return twin ? [{ field: 'choices', message: `Variation ${twin.id} stands for the same choices.` }] : [];
}

async function write(shop: Shop, old: Product | null, variation: Fields, newId: number | undefined) {
  if (!old) {
    const slug = await freeProductSlug(shop, variation.name);
    const id = await insertProduct(shop, { ...variation, slug, ...(newId !== undefined && { id: newId }) });
    return { id, version: 1 };
  }
  const { total_sales: _, rating: __, review_count: ___, ...columns } = productColumns(variation);
  const version = old.version + 1;
  await shop.queries
    .updateTable('products')
    .set({ ...columns, ...priceColumns([variation], shop.now()), version, updated_at: shop.now() })
    .where('id', '=', old.id)
    .execute();
  return { id: old.id, version };
}
