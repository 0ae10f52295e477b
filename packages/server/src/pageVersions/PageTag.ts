/** What a page is made of. A change of it counts its version up (migration 0011). */
export type PageTag =
  /** What stands around every page: settings, menus, categories, taxes. */
  | 'shop'
  | 'media'
  | 'posts'
  | 'modules'
  | 'documents'
  /** Anything about any product. */
  | 'products'
  /** What lists show of products. */
  | 'catalogue'
  | `product:${number}`;

/** What no product has to be known for: together they change whenever any page may. */
export const WHOLE_TAGS = [
  'shop',
  'media',
  'posts',
  'modules',
  'documents',
  'products',
] as const satisfies PageTag[];
