import { type RawBuilder, sql } from 'kysely';
import { SITEMAP_PART_IDS } from './limits.ts';

/** The part that a row is in. */
export const partOf = (id: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(id)} - 1) / ${sql.lit(SITEMAP_PART_IDS)} + 1`;

/** The ids of a part, first and last. */
export const idsOf = (part: number): readonly [number, number] => [
  (part - 1) * SITEMAP_PART_IDS + 1,
  part * SITEMAP_PART_IDS,
];
