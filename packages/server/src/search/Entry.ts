export type EntryKind = 'product' | 'post' | 'page';

/** What is known of something that can be found: texts as they are written. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: number;
  readonly title: string;
  /** What it is filed under: names of categories, tags, options of attributes. */
  readonly about: readonly string[];
  readonly body: readonly string[];
  readonly skus: readonly string[];
  readonly categoryIds: readonly number[];
  readonly isOutOfStock: boolean;
  /** How many bought or reviewed it. */
  readonly popularity: number;
}
