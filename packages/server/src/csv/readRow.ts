import type { ProductInput } from '../catalogue/productInput.ts';
import type { ProductStatus, ProductType } from '../catalogue/Product.ts';
import { parseDocument } from '../documents/shelf/parseDocument.ts';
import { attributeColumns, type Column, META, META_COLUMNS } from './columns.ts';
import { parseMeasure, parsePrice, parseTime, type MoneyFormat } from './numbers.ts';
import { splitList, splitPath, unfoldBreaks, unguardFormula, withoutZeros } from './texts.ts';

export type Row = Readonly<Record<string, string>>;

export interface CsvAttribute {
  readonly name: string;
  readonly options: readonly string[];
  readonly isVisible: boolean;
  readonly isGlobal: boolean;
  readonly byDefault: string;
}

/** A row, read. What its file has no column for is left out. */
export interface CsvProduct {
  readonly id: number | null;
  readonly sku: string;
  readonly type: ProductType | null;
  /** SKU or `id:` and a number. */
  readonly parent: string;
  readonly fields: ProductInput;
  readonly categories: readonly (readonly string[])[] | undefined;
  readonly images: readonly string[] | undefined;
  readonly links: Readonly<Partial<Record<LinkField, readonly string[]>>>;
  readonly attributes: readonly CsvAttribute[] | undefined;
  readonly meta: Readonly<Record<string, unknown>>;
}
export type LinkField = 'groupedIds' | 'upsellIds' | 'crossSellIds';

export interface CellError {
  /** The column. */
  readonly field: string;
  readonly message: string;
}

/** Thrown inside a reader and caught by its caller: a cell that says nothing. */
class BadCell extends Error {}

const bad = (message: string): never => {
  throw new BadCell(message);
};

const flag = (cell: string): boolean => {
  const text = cell.trim().toLowerCase();
  if (['1', 'yes', 'true'].includes(text)) return true;
  return ['', '0', 'no', 'false'].includes(text) ? false : bad('Must be 1 or 0.');
};
const whole = (cell: string): number =>
  /^-?\d{1,10}(?:\.0+)?$/.test(cell.trim()) ? Number(cell) : bad('Must be a whole number.');
const oneOf =
  <T>(choices: Readonly<Record<string, T>>) =>
  (cell: string): T => {
    const text = cell.trim().toLowerCase();
    return Object.hasOwn(choices, text)
      ? (choices[text] as T)
      : bad(`Must be one of ${Object.keys(choices).filter(Boolean).join(', ')}.`);
  };
const orNull =
  <T>(read: (cell: string) => T | null, message: string) =>
  (cell: string): T | null =>
    cell.trim() === '' ? null : (read(cell) ?? bad(message));

const STATUS: Readonly<Record<string, ProductStatus>> = {
  '1': 'publish',
  '0': 'private',
  '-1': 'draft',
  '': 'draft',
};
const measure = (decimals: number) => orNull((cell) => parseMeasure(cell, decimals), 'Must be a number.');

type Read = (cell: string, money: MoneyFormat) => ProductInput;

const READ: Readonly<Partial<Record<Column, Read>>> = {
  Name: (cell) => ({ name: cell }),
  Published: (cell) => ({ status: oneOf(STATUS)(cell) }),
  'Is featured?': (cell) => ({ isFeatured: flag(cell) }),
  'Visibility in catalog': (cell) => ({
    visibility: oneOf({
      '': 'visible',
      visible: 'visible',
      catalog: 'catalog',
      search: 'search',
      hidden: 'hidden',
    } as const)(cell),
  }),
  'Short description': (cell) => ({ shortDescription: unfoldBreaks(cell) }),
  Description: (cell) => ({ description: unfoldBreaks(cell) }),
  'Date sale price starts': (cell) => ({
    saleFrom: orNull((text) => parseTime(text, false), 'Must be a date: 2026-03-01 09:30:00.')(cell),
  }),
  'Date sale price ends': (cell) => ({
    saleTo: orNull((text) => parseTime(text, true), 'Must be a date: 2026-03-01 09:30:00.')(cell),
  }),
  'Tax status': (cell) => ({
    taxStatus: oneOf({ '': 'taxable', taxable: 'taxable', shipping: 'shipping', none: 'none' } as const)(
      cell,
    ),
  }),
  'Tax class': (cell) => ({ taxClass: ['parent', 'standard'].includes(cell.trim()) ? '' : cell }),
  'In stock?': (cell) => ({
    stockStatus:
      cell.trim().toLowerCase() === 'backorder' ? 'onbackorder' : flag(cell) ? 'instock' : 'outofstock',
  }),
  Stock: (cell) =>
    ['', 'parent'].includes(cell.trim())
      ? { managesStock: false, stockQuantity: null }
      : { managesStock: true, stockQuantity: whole(cell) },
  'Low stock amount': (cell) => ({ lowStockAmount: orNull(whole, '')(cell) }),
  'Backorders allowed?': (cell) => ({
    backorders: cell.trim().toLowerCase() === 'notify' ? 'notify' : flag(cell) ? 'yes' : 'no',
  }),
  'Sold individually?': (cell) => ({ isSoldIndividually: flag(cell) }),
  'Weight (kg)': (cell) => ({ weightG: measure(3)(cell) }),
  'Length (cm)': (cell) => ({ lengthMm: measure(1)(cell) }),
  'Width (cm)': (cell) => ({ widthMm: measure(1)(cell) }),
  'Height (cm)': (cell) => ({ heightMm: measure(1)(cell) }),
  'Allow customer reviews?': (cell) => ({ reviewsAllowed: flag(cell) }),
  'Purchase note': (cell) => ({ purchaseNote: unfoldBreaks(cell) }),
  'Sale price': (cell, money) => ({
    salePrice: orNull((text) => parsePrice(text, money), 'Must be a price.')(cell),
  }),
  'Regular price': (cell, money) => ({
    regularPrice: orNull((text) => parsePrice(text, money), 'Must be a price.')(cell),
  }),
  Tags: (cell) => ({ tags: [...splitList(cell)] }),
  'Shipping class': (cell) => ({ shippingClass: cell }),
  'External URL': (cell) => ({ externalUrl: cell }),
  'Button text': (cell) => ({ buttonText: cell }),
  Position: (cell) => ({ position: cell.trim() === '' ? 0 : whole(cell) }),
};

const TYPES: Readonly<Record<string, ProductType>> = {
  simple: 'simple',
  variable: 'variable',
  variation: 'variation',
  grouped: 'grouped',
  external: 'external',
};
const LINKS: Readonly<Record<LinkField, Column>> = {
  groupedIds: 'Grouped products',
  upsellIds: 'Upsells',
  crossSellIds: 'Cross-sells',
};

/** Reads the cells; each that says nothing is an error of its own. */
export function readRow(cells: Row, money: MoneyFormat): CsvProduct | readonly CellError[] {
  const errors: CellError[] = [];
  const row = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, unguardFormula(withoutZeros(cell))]),
  );
  const attempt = <T>(field: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      errors.push({ field, message: error.message });
      return undefined;
    }
  };
  const fields: ProductInput = {};
  for (const [column, read] of Object.entries(READ)) {
    const cell = row[column];
    if (cell !== undefined)
      Object.assign(
        fields,
        attempt(column, () => read(cell, money)),
      );
  }
  const kinds = splitList(row['Type'] ?? '').map((kind) => kind.toLowerCase());
  if (row['Type'] !== undefined)
    Object.assign(fields, {
      isVirtual: kinds.includes('virtual'),
      isDownloadable: kinds.includes('downloadable'),
    });
  const unknown = kinds.find(
    (kind) => !Object.hasOwn(TYPES, kind) && kind !== 'virtual' && kind !== 'downloadable',
  );
  if (unknown !== undefined) errors.push({ field: 'Type', message: `"${unknown}" is no type of product.` });
  const id = attempt('ID', () => orNull(whole, '')(row['ID'] ?? ''));
  if (errors.length > 0) return errors;
  const sku = (row['SKU'] ?? '').trim();
  if (row['SKU'] !== undefined) fields.sku = sku;
  return {
    id: id ?? null,
    sku,
    type: kinds.map((kind) => TYPES[kind]).find((type) => type !== undefined) ?? null,
    parent: (row['Parent'] ?? '').trim(),
    fields,
    categories: row['Categories'] === undefined ? undefined : splitList(row['Categories']).map(splitPath),
    images: row['Images'] === undefined ? undefined : splitList(row['Images']),
    links: readLinks(row),
    attributes: readAttributes(row),
    meta: readMeta(row),
  };
}

const readLinks = (row: Row): CsvProduct['links'] =>
  Object.fromEntries(
    Object.entries(LINKS).flatMap(([field, column]) => {
      const cell = row[column];
      return cell === undefined ? [] : [[field, splitList(cell)]];
    }),
  );

function readAttributes(row: Row): readonly CsvAttribute[] | undefined {
  const attributes: CsvAttribute[] = [];
  if (row[attributeColumns(1).name] === undefined) return undefined;
  for (let number = 1; ; number++) {
    const column = attributeColumns(number);
    const name = row[column.name];
    if (name === undefined) return attributes;
    if (name.trim() === '') continue;
    attributes.push({
      name: name.trim(),
      options: splitList(row[column.values] ?? ''),
      isVisible: (row[column.visible] ?? '1').trim() !== '0',
      isGlobal: (row[column.global] ?? '0').trim() === '1',
      byDefault: (row[column.byDefault] ?? '').trim(),
    });
  }
}

function readMeta(row: Row): Readonly<Record<string, unknown>> {
  const own = Object.entries(META_COLUMNS).map(([column, key]) => [key, row[column]] as const);
  const free = Object.keys(row).flatMap((column) =>
    column.startsWith(META) ? [[column.slice(META.length), row[column]] as const] : [],
  );
  return Object.fromEntries(
    [...own, ...free].flatMap(([key, cell]) => (cell ? [[key, metaValue(cell)]] : [])),
  );
}

/** Lists and objects are written as JSON; everything else is a text, also what is nested deeper than anybody follows. */
function metaValue(cell: string): unknown {
  const parsed = /^[[{]/.test(cell) ? parseDocument(cell) : null;
  return parsed?.ok ? parsed.value : cell;
}
