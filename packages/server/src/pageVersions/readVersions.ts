import { preparedList } from '../db/prepared.ts';
import type { Shop } from '../Shop.ts';
import type { PageTag } from './PageTag.ts';

/** Texts that are only compared. */
export type PageVersions = ReadonlyMap<PageTag, string>;

const NEVER = '';

const countsOf = preparedList<
  PageTag,
  { tag: string; rows: number; marks: number | string; changes: number | string }
>((queries, tags) =>
  queries
    .selectFrom('page_versions')
    .select((eb) => [
      'tag',
      eb.fn.countAll<number>().as('rows'),
      eb.fn.sum<number | string>('mark').as('marks'),
      eb.fn.sum<number | string>('changes').as('changes'),
    ])
    .where('tag', 'in', tags)
    .groupBy('tag'),
);

/**
 * How often each has changed, as every instance on the database sees it. Rows are counted and added up: of transactions that overlap the
 * one with the lower number may be seen last, and a highest number would hide it.
 */
export async function readVersions(shop: Shop, tags: readonly PageTag[]): Promise<PageVersions> {
  const rows = await countsOf(shop, tags);
  const known = new Map(
    rows.map(({ tag, rows: count, marks, changes }) => [tag, `${count} ${marks} ${changes}`]),
  );
  return new Map(tags.map((tag) => [tag, known.get(tag) ?? NEVER]));
}

export const isSame = (tags: readonly PageTag[], one: PageVersions, other: PageVersions): boolean =>
  tags.every((tag) => one.get(tag) === other.get(tag));
