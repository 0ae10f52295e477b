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
  /** Of an option, as #rrggbb; empty: it is shown by its name or its picture. */
  readonly colour: string;
  /** Products in the catalogue that are filed under it or below it. */
  readonly count: number;
}

export const readTerm = (row: Selectable<Schema['terms']>): Term => ({
  id: row.id,
  taxonomy: row.taxonomy,
  slug: row.slug,
  name: row.name,
  description: row.description,
  parentId: row.parent_id,
  imageId: row.image_id,
  position: row.position,
  colour: row.colour,
  count: row.count,
});
