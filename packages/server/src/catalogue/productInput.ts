import * as v from 'valibot';
import { SLUG_CHARACTERS } from '../limits.ts';
import * as most from './limits.ts';

const line = (longest: number) =>
  v.pipe(
    v.string('Must be a text.'),
    v.trim(),
    v.maxLength(longest, `At most ${longest} characters.`),
    v.regex(/^\P{Cc}*$/u, 'Must be one line.'),
  );
const html = v.pipe(
  v.string('Must be a text.'),
  v.maxLength(most.HTML_CHARACTERS, `At most ${most.HTML_CHARACTERS} characters.`),
);
const whole = (lowest: number, highest: number) =>
  v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(lowest, `Must not be below ${lowest}.`),
    v.maxValue(highest, `Must not be above ${highest}.`),
  );
const money = v.nullable(whole(0, most.HIGHEST_PRICE));
const time = v.nullable(whole(0, 8_640_000_000_000_000));
const count = v.nullable(whole(0, most.HIGHEST_COUNT));
const id = whole(1, most.HIGHEST_COUNT);
const ids = (longest: number) =>
  v.pipe(v.array(id, 'Must be a list of ids.'), v.maxLength(longest, `At most ${longest}.`));
const choices = v.record(line(SLUG_CHARACTERS), line(most.NAME_CHARACTERS));
const flag = v.boolean('Must be true or false.');
const oneOf = <const Options extends readonly string[]>(...options: Options) =>
  v.picklist(options, `Must be one of ${options.map((option) => option || "''").join(', ')}.`);

/** http, https, or a path of the shop: nothing that runs. */
const address = v.pipe(
  line(2_000),
  v.regex(/^(?:https?:\/\/\S+|\/(?!\/)\S*)?$/i, 'Must be an address that starts with http:// or https://.'),
);

const attribute = v.object({
  name: v.pipe(line(most.NAME_CHARACTERS), v.nonEmpty('Must not be empty.')),
  /** Made of the name when it is missing. */
  slug: v.optional(line(SLUG_CHARACTERS), ''),
  options: v.pipe(
    v.array(v.pipe(line(most.NAME_CHARACTERS), v.nonEmpty('Must not be empty.'))),
    v.maxLength(most.ATTRIBUTE_OPTIONS, `At most ${most.ATTRIBUTE_OPTIONS}.`),
  ),
  isVisible: v.optional(flag, true),
  isVariation: v.optional(flag, false),
  isGlobal: v.optional(flag, false),
});

const shared = {
  status: oneOf('publish', 'draft', 'private', 'trash'),
  /** Empty: none. */
  sku: v.nullable(line(most.SKU_CHARACTERS)),
  description: html,
  regularPrice: money,
  salePrice: money,
  saleFrom: time,
  saleTo: time,
  managesStock: flag,
  stockQuantity: v.nullable(whole(-most.HIGHEST_COUNT, most.HIGHEST_COUNT)),
  stockStatus: oneOf('instock', 'outofstock', 'onbackorder'),
  backorders: oneOf('no', 'notify', 'yes'),
  lowStockAmount: count,
  isVirtual: flag,
  isDownloadable: flag,
  taxStatus: oneOf('taxable', 'shipping', 'none'),
  taxClass: line(SLUG_CHARACTERS),
  shippingClass: line(SLUG_CHARACTERS),
  weightG: count,
  lengthMm: count,
  widthMm: count,
  heightMm: count,
  imageId: v.nullable(id),
  position: whole(-most.HIGHEST_COUNT, most.HIGHEST_COUNT),
  meta: v.record(line(most.NAME_CHARACTERS), v.unknown()),
};

/** A product from outside. Of one that is there only what is to change; a new one needs a name. */
export const productInput = v.partial(
  v.object({
    ...shared,
    type: oneOf('simple', 'variable', 'grouped', 'external'),
    name: v.pipe(line(most.NAME_CHARACTERS), v.nonEmpty('Must not be empty.')),
    slug: line(SLUG_CHARACTERS),
    shortDescription: html,
    isSoldIndividually: flag,
    isFeatured: flag,
    visibility: oneOf('visible', 'catalog', 'search', 'hidden'),
    gallery: ids(most.GALLERY_PICTURES),
    attributes: v.pipe(
      v.array(attribute),
      v.maxLength(most.PRODUCT_ATTRIBUTES, `At most ${most.PRODUCT_ATTRIBUTES}.`),
    ),
    defaultChoices: choices,
    groupedIds: ids(most.LINKED_PRODUCTS),
    upsellIds: ids(most.LINKED_PRODUCTS),
    crossSellIds: ids(most.LINKED_PRODUCTS),
    externalUrl: address,
    buttonText: line(most.NAME_CHARACTERS),
    purchaseNote: html,
    reviewsAllowed: flag,
    /** Terms of product_cat; they replace those there are. */
    categoryIds: ids(most.LINKED_PRODUCTS),
    /** Names of tags; those that are not there yet are made. */
    tags: v.array(v.pipe(line(most.NAME_CHARACTERS), v.nonEmpty('Must not be empty.'))),
  }),
);
export type ProductInput = v.InferInput<typeof productInput>;
export type CheckedProduct = v.InferOutput<typeof productInput>;

/** A variation from outside: what differs from its parent. */
export const variationInput = v.partial(v.object({ ...shared, choices }));
export type VariationInput = v.InferInput<typeof variationInput>;
export type CheckedVariation = v.InferOutput<typeof variationInput>;
