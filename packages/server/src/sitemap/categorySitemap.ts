import { sql } from 'kysely';
import { CATEGORY } from '../catalogue/terms/Term.ts';
import { POST_CATEGORY } from '../content/Post.ts';
import { IN_CATALOGUE } from '../db/migrations/0002-catalogue.ts';
import type { Shop } from '../Shop.ts';
import { idsOf, partOf } from './partsById.ts';
import type { SitemapEntry, SitemapPart, SitemapSource } from './SitemapPart.ts';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly changed_at: number | null;
}

/** Categories of products with something in them: an empty one has nothing to show. */
export function productCategorySitemap({ queries }: Shop): SitemapSource {
  return sourceOf(
    async () => {
      const parts = await queries
        .selectFrom('terms')
        .select(partOf('id').as('number'))
        .distinct()
        .where('taxonomy', '=', CATEGORY)
        .where('count', '>', 0)
        .orderBy('number')
        .execute();
      return parts.map(({ number }) => number);
    },
    async (first, last) => {
      const { rows } = await sql<Row>`
        select terms.id, terms.slug, max(products.updated_at) as changed_at from terms
        left join product_terms on product_terms.term_id = terms.id
        left join products on products.id = product_terms.product_id and ${sql.raw(IN_CATALOGUE)}
        where terms.taxonomy = ${CATEGORY} and terms.count > 0 and terms.id between ${first} and ${last}
        group by terms.id, terms.slug order by terms.id`.execute(queries);
      return rows;
    },
  );
}

/** Categories of posts that visitors may read. */
export function postCategorySitemap({ queries, now }: Shop): SitemapSource {
  const filed = () =>
    queries
      .selectFrom('terms')
      .innerJoin('post_terms', 'post_terms.term_id', 'terms.id')
      .innerJoin('posts', 'posts.id', 'post_terms.post_id')
      .where('terms.taxonomy', '=', POST_CATEGORY)
      .where('posts.type', '=', 'post')
      .where('posts.status', '=', 'publish')
      .where('posts.published_at', '<=', now());
  return sourceOf(
    async () => {
      const parts = await filed()
        .select(partOf('terms.id').as('number'))
        .distinct()
        .orderBy('number')
        .execute();
      return parts.map(({ number }) => number);
    },
    (first, last) =>
      filed()
        .select((eb) => ['terms.id', 'terms.slug', eb.fn.max('posts.updated_at').as('changed_at')])
        .where((eb) => eb.between('terms.id', first, last))
        .groupBy(['terms.id', 'terms.slug'])
        .orderBy('terms.id')
        .execute(),
  );
}

const sourceOf = (
  listNumbers: () => Promise<readonly number[]>,
  readRows: (first: number, last: number) => Promise<readonly Row[]>,
): SitemapSource => ({
  listParts: async () => (await listNumbers()).map((number): SitemapPart => ({ number, changedAt: null })),
  readPart: async (number) =>
    (await readRows(...idsOf(number))).map(
      ({ slug, changed_at }): SitemapEntry => ({ slug, changedAt: changed_at, pictures: [] }),
    ),
});
