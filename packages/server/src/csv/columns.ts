import { withoutZeros } from './texts.ts';

/** The columns of a file, in their order. Attributes and meta follow, as many as there are. */
export const COLUMNS = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Sold individually?',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Allow customer reviews?',
  'Purchase note',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Shipping class',
  'Images',
  'Download limit',
  'Download expiry days',
  'Parent',
  'Grouped products',
  'Upsells',
  'Cross-sells',
  'External URL',
  'Button text',
  'Position',
] as const;
export type Column = (typeof COLUMNS)[number];

export const attributeColumns = (number: number) => ({
  name: `Attribute ${number} name`,
  values: `Attribute ${number} value(s)`,
  visible: `Attribute ${number} visible`,
  global: `Attribute ${number} global`,
  byDefault: `Attribute ${number} default`,
});

export const META = 'Meta: ';

/** In the choice of columns: all of attributes, all of meta. */
export const ATTRIBUTES = 'Attributes';
export const METAS = 'Meta';

/** Columns that a product has no field for: they are kept among its meta. */
export const META_COLUMNS: Readonly<Partial<Record<Column, string>>> = {
  'GTIN, UPC, EAN, or ISBN': '_global_unique_id',
  'Download limit': '_download_limit',
  'Download expiry days': '_download_expiry',
};

/** Of one that others name before its own row came; its value is the line that named it. */
export const AWAITED = '_awaited_since_line';

const KNOWN = new Map<string, string>(COLUMNS.map((column) => [column.toLowerCase(), column]));
const ATTRIBUTE = /^attribute \d{1,3} (?:name|value\(s\)|visible|global|default)$/i;

/** What a header stands for, whatever its case; null when nobody knows it. */
export function columnOf(header: string): string | null {
  const name = withoutZeros(header).trim();
  const known = KNOWN.get(name.toLowerCase());
  if (known) return known;
  if (ATTRIBUTE.test(name)) return `A${name.slice(1).toLowerCase()}`;
  return name.toLowerCase().startsWith(META.toLowerCase()) ? META + name.slice(META.length) : null;
}
