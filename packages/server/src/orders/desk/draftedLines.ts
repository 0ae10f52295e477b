import { itemName } from '../../cart/itemName.ts';
import { readCategories } from '../../cart/readCategories.ts';
import { resolveItem } from '../../cart/resolveItem.ts';
import { type Bought, isForSale, isSoldIndividually } from '../../cart/stockRules.ts';
import { findProducts } from '../../catalogue/findProducts.ts';
import { priceOf } from '../../catalogue/priceRange.ts';
import type { Product } from '../../catalogue/Product.ts';
import type { ShippableLine } from '../../pricing/priceShipping.ts';
import type { TaxRate } from '../../pricing/taxRates.ts';
import type { Shop } from '../../Shop.ts';
import type { Order, OrderItem, OrderItemData } from '../Order.ts';
import { stockData } from '../orderItemsOf.ts';
import type { DraftFault, DraftLine } from './OrderDraft.ts';

/** A line with all that pricing and stock ask of it. */
export interface DraftedLine {
  /** The line as the order has it; null: it is new. */
  readonly item: OrderItem | null;
  readonly productId: number;
  readonly variationId: number;
  readonly name: string;
  readonly quantity: number;
  readonly data: OrderItemData;
  readonly priced: ShippableLine;
  /** Whether its price is the catalogue's, which holds the tax of the shop's own place. */
  readonly isShopPrice: boolean;
}

export interface DraftedLines {
  readonly lines: readonly DraftedLine[];
  readonly faults: readonly DraftFault[];
}

/** What the lines of a draft are. One that cannot be found is left out, and said. */
export async function draftedLines(
  shop: Shop,
  order: Order | null,
  draft: readonly DraftLine[],
  rates: readonly TaxRate[],
): Promise<DraftedLines> {
  const known = await knownProducts(shop, order);
  const lines: DraftedLine[] = [];
  const faults: DraftFault[] = [];
  for (const [index, line] of draft.entries()) {
    const drafted =
      line.itemId === null
        ? await newLine(shop, line, index)
        : keptLine(order, line, line.itemId, index, known, rates);
    if ('said' in drafted) faults.push(drafted);
    else {
      lines.push(drafted);
      faults.push(...faultsOf(drafted, index, draft));
    }
  }
  return { lines: await withCategories(shop, lines), faults };
}

async function knownProducts(shop: Shop, order: Order | null): Promise<ReadonlyMap<number, Product>> {
  const ids = (order?.items ?? []).flatMap(({ productId, variationId }) => [
    productId ?? 0,
    variationId ?? 0,
  ]);
  const found = await findProducts(
    shop,
    [...new Set(ids)].filter((id) => id > 0),
  );
  return new Map(found.map((product) => [product.id, product]));
}

/** A coupon may be for some categories. */
async function withCategories(shop: Shop, lines: readonly DraftedLine[]): Promise<readonly DraftedLine[]> {
  const categories = await readCategories(
    shop,
    lines.map(({ productId }) => productId),
  );
  return lines.map((line) => ({
    ...line,
    priced: { ...line.priced, categoryIds: categories.get(line.productId) ?? [] },
  }));
}

const faultsOf = (
  { item, name, quantity }: DraftedLine,
  index: number,
  draft: readonly DraftLine[],
): readonly DraftFault[] => {
  const isTwice = item !== null && draft.findIndex(({ itemId }) => itemId === item.id) < index;
  if (isTwice) return [{ field: `lines.${index}.itemId`, said: 'Each line of the order once.' }];
  return quantity < 1 ? [{ field: `lines.${index}.quantity`, said: `How many of ${name}?` }] : [];
};

async function newLine(shop: Shop, line: DraftLine, index: number): Promise<DraftedLine | DraftFault> {
  const field = `lines.${index}.productId`;
  if (line.productId === null) return { field, said: 'Is required.' };
  const resolved = await resolveItem(shop, {
    productId: line.productId,
    variationId: line.variationId ?? 0,
    choices: line.choices,
  });
  if (!resolved.ok) return { field, said: resolved.said };
  const { bought, choices } = resolved;
  if (!isForSale(bought)) return { field, said: { code: 'not_for_sale' } };
  const name = itemName(bought, choices);
  if (isSoldIndividually(bought) && line.quantity > 1)
    return { field: `lines.${index}.quantity`, said: { code: 'only_one', product: name } };
  const { product, parent } = bought;
  const data = {
    sku: product.sku ?? parent?.sku ?? '',
    slug: (parent ?? product).slug,
    choices,
    extra: {},
    ...stockData(bought),
  };
  return draftedLine(line, index, {
    item: null,
    productId: (parent ?? product).id,
    variationId: parent ? product.id : 0,
    name,
    data,
    price: priceOf(product, shop.now()).current ?? 0,
    taxed: taxedAs(bought, shop.now()),
  });
}

/** Of a product that is gone it is known what it was taxed by. */
function keptLine(
  order: Order | null,
  line: DraftLine,
  itemId: number,
  index: number,
  known: ReadonlyMap<number, Product>,
  rates: readonly TaxRate[],
): DraftedLine | DraftFault {
  const item = order?.items.find(({ id, kind }) => id === itemId && kind === 'line');
  if (!order || !item) return { field: `lines.${index}.itemId`, said: 'The order has no such line.' };
  const { productId, variationId, quantity, subtotal, subtotalTax, data } = item;
  const parent = known.get(productId ?? 0);
  const product = variationId ? known.get(variationId) : parent;
  const rateIds = Object.keys(data.taxes ?? {}).map(Number);
  return draftedLine(line, index, {
    item,
    productId: productId ?? 0,
    variationId: variationId ?? 0,
    name: item.name,
    data,
    price: Math.round((subtotal + (order.pricesIncludeTax ? subtotalTax : 0)) / Math.max(1, quantity)),
    taxed: product
      ? taxedAs({ product, parent: variationId ? (parent ?? null) : null }, order.createdAt)
      : {
          isTaxable: rateIds.length > 0,
          taxClass: rates.find(({ id }) => rateIds.includes(id))?.taxClass ?? '',
          isOnSale: false,
          isVirtual: false,
          shippingClass: '',
        },
  });
}

type Taxed = Pick<ShippableLine, 'isTaxable' | 'taxClass' | 'isOnSale' | 'isVirtual' | 'shippingClass'>;

const taxedAs = ({ product, parent }: Bought, nowMs: number): Taxed => ({
  isTaxable: product.taxStatus === 'taxable',
  taxClass: product.taxClass || (parent?.taxClass ?? ''),
  isOnSale: priceOf(product, nowMs).isOnSale,
  isVirtual: product.isVirtual,
  shippingClass: product.shippingClass || (parent?.shippingClass ?? ''),
});

interface Found extends Pick<DraftedLine, 'item' | 'productId' | 'variationId' | 'name' | 'data'> {
  /** Of one piece, where the draft says none. */
  readonly price: number;
  readonly taxed: Taxed;
}

function draftedLine(line: DraftLine, index: number, { price, taxed, ...found }: Found): DraftedLine {
  const { name, productId, variationId } = found;
  const { quantity } = line;
  return {
    ...found,
    quantity,
    isShopPrice: line.price === null && found.item === null,
    priced: {
      key: String(index),
      name,
      productId,
      variationId,
      categoryIds: [],
      price: line.price ?? price,
      quantity,
      ...taxed,
    },
  };
}
