import { findProducts } from '../catalogue/findProducts.ts';
import { findVariations } from '../catalogue/findVariations.ts';
import { matchVariation } from '../catalogue/matchVariation.ts';
import type { Product } from '../catalogue/Product.ts';
import type { CartNotice } from '../notices/CartNotice.ts';
import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import { type Choice, choicesSent, readChoices } from './choices.ts';
import type { Bought } from './stockRules.ts';

export interface ItemRequest {
  readonly productId: number;
  readonly variationId?: number | undefined;
  /** By any name that pages use: `attribute_pa_colour`, `colour`. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
}

export type ResolvedItem =
  | { readonly ok: true; readonly bought: Bought; readonly choices: readonly Choice[] }
  | { readonly ok: false; readonly product: Product | null; readonly said: CartNotice };

const UNKNOWN = { ok: false, product: null, said: { code: 'product_unknown' } } as const;

/** Which product or variation is meant, and with which options. */
export async function resolveItem(shop: Shop, request: ItemRequest): Promise<ResolvedItem> {
  const { productId, variationId = 0, choices: sent = {} } = request;
  const found = await findProducts(shop, [productId, variationId].filter(isRowId));
  const product = found.find(({ id }) => id === productId);
  if (!product) return UNKNOWN;
  if (product.type === 'variation') return ofVariation(shop, product, sent);
  if (product.type !== 'variable') return { ok: true, bought: { product, parent: null }, choices: [] };
  const named = found.find(({ id, parentId }) => id === variationId && parentId === product.id);
  const variation = named ?? (await matching(shop, product, sent));
  if (variation) return withChoices(product, variation, sent);
  const said = { code: 'options_needed', product: product.name, slug: product.slug } as const;
  return { ok: false, product, said };
}

async function ofVariation(
  shop: Shop,
  variation: Product,
  sent: Readonly<Record<string, string>>,
): Promise<ResolvedItem> {
  const [parent] = await findProducts(shop, variation.parentId === null ? [] : [variation.parentId]);
  return parent ? withChoices(parent, variation, sent) : UNKNOWN;
}

function withChoices(
  parent: Product,
  variation: Product,
  sent: Readonly<Record<string, string>>,
): ResolvedItem {
  const read = readChoices(parent, variation, sent);
  if (read.ok) return { ok: true, bought: { product: variation, parent }, choices: read.choices };
  const said: CartNotice = read.missing.length
    ? { code: 'choices_missing', names: read.missing }
    : { code: 'choices_wrong', names: read.wrong };
  return { ok: false, product: parent, said };
}

async function matching(
  shop: Shop,
  parent: Product,
  sent: Readonly<Record<string, string>>,
): Promise<Product | null> {
  const choices = choicesSent(parent, sent);
  if (Object.values(choices).every((choice) => choice === '')) return null;
  return matchVariation(await findVariations(shop, parent.id), choices);
}
