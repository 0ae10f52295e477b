import { priceColumns } from '../../catalogue/priceRange.ts';
import { stockStatusOf } from '../../catalogue/stockStatusOf.ts';
import type { NewRow } from '../insertMany.ts';
import { COLOURS, MANNERS, MATERIALS, TAGS, THINGS } from './words.ts';

/** Every thing with the path of its category. */
const KINDS = Object.entries(THINGS).flatMap(([top, below]) =>
  Object.entries(below).flatMap(([name, things]) =>
    things.split(' ').map((thing) => ({ thing, category: [top, name] as const })),
  ),
);

/** The same number gives the same product, whenever it is made. */
function createDice(number: number): (sides: number) => number {
  let state = Math.imul(number, 0x9e3779b1) >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const pick = <T>(list: readonly T[], at: number): T => list[at] as T;

const SKU_DIGITS = 7;
export const benchSku = (number: number): string => `BENCH-${String(number).padStart(SKU_DIGITS, '0')}`;

export interface BenchProduct {
  readonly row: NewRow<'products'>;
  readonly category: readonly [top: string, name: string];
  readonly colour: string;
  readonly material: string;
  readonly tag: string;
}

/** The n-th product for benchmarks. pictures: ids of the library, if there are any. */
export function benchProduct(number: number, nowMs: number, pictures: readonly number[]): BenchProduct {
  const dice = createDice(number);
  const { thing, category } = pick(KINDS, dice(KINDS.length));
  const colour = capital(pick(COLOURS, dice(COLOURS.length)));
  const material = capital(pick(MATERIALS, dice(MATERIALS.length)));
  const name = `${capital(pick(MANNERS, dice(MANNERS.length)))} ${colour.toLowerCase()} ${thing} in ${material.toLowerCase()}`;
  const regularPrice = 500 + dice(600) * 50;
  const isOnSale = dice(7) === 0;
  const prices = {
    regularPrice,
    salePrice: isOnSale ? Math.floor(regularPrice * 0.8) : null,
    saleFrom: null,
    saleTo: null,
  };
  const managesStock = dice(2) === 0;
  const stockQuantity = managesStock ? dice(60) : null;
  const row = {
    type: 'simple',
    status: 'publish',
    slug: `bench-product-${number}`,
    sku: benchSku(number),
    name,
    short_description: `<p>A ${thing} of ${material.toLowerCase()} in ${colour.toLowerCase()}, no. ${number}.</p>`,
    description: `<p>${name}: made in small series and checked by hand. It goes with everything in ${category[1].toLowerCase()} of the same colour.</p>`,
    regular_price: prices.regularPrice,
    sale_price: prices.salePrice,
    ...priceColumns([prices], nowMs),
    manage_stock: Number(managesStock),
    stock_quantity: stockQuantity,
    stock_status: stockStatusOf({ managesStock, stockQuantity, backorders: 'no', stockStatus: 'instock' }),
    backorders: 'no',
    visibility: 'visible',
    tax_status: 'taxable',
    weight_g: 100 + dice(4000),
    image_id: pictures.length > 0 ? pick(pictures, dice(pictures.length)) : null,
    attributes: JSON.stringify([attribute('Colour', colour), attribute('Material', material)]),
    is_featured: Number(dice(100) === 0),
    reviews_allowed: 1,
    total_sales: dice(500),
    version: 1,
    created_at: nowMs,
    updated_at: nowMs,
  };
  return { row, category, colour, material, tag: pick(TAGS, dice(TAGS.length)) };
}

const attribute = (name: string, option: string) => ({
  name,
  slug: name.toLowerCase(),
  options: [option],
  isVisible: true,
  isVariation: false,
  isGlobal: true,
});
