import type { Selectable } from 'kysely';
import type { Schema } from '../../db/Schema.ts';

export const CATEGORY = 'product_cat';
export const TAG = 'product_tag';
/** Options of a global attribute are terms of this and its slug. */
export const attributeTaxonomy = (slug: string): string => `pa_${slug}`;

export interface Term {
  readonly id: number;
  readonly taxonomy: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly parentId: number | null;
  readonly imageId: number | null;
  readonly position: number;
  /** Products in the catalogue that are filed under it or below it. */
  readonly count: number;
}

export const readTerm = ({ parent_id, image_id, ...row }: Selectable<Schema['terms']>): Term => ({
  ...row,
  parentId: parent_id,
  imageId: image_id,
});
