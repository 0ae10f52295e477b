import * as v from 'valibot';
import { inTransaction } from '../../db/inTransaction.ts';
import { filedUnder, indexFiled, indexTerms } from '../indexing/indexTerms.ts';
import type { Shop } from '../../Shop.ts';
import { checkInput } from '../../input/checkInput.ts';
import { cleanHtml } from '../cleanHtml.ts';
import { SLUG_CHARACTERS } from '../../limits.ts';
import { HTML_CHARACTERS, NAME_CHARACTERS } from '../limits.ts';
import { retryTaken } from '../../db/retryTaken.ts';
import { invalid, invalidField, notFound, type Saved } from '../../input/Saved.ts';
import { slugOf } from '../../text/slugOf.ts';
import { freeTermSlug } from './ensureTerms.ts';
import { recountTerms } from './keepCounts.ts';
import { termsBelow } from './termsBelow.ts';

const TAXONOMY = /^(?:product_cat|product_tag|category|post_tag|pa_[\p{L}\p{N}\p{M}-]+)$/u;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Must not be empty.'),
  v.maxLength(NAME_CHARACTERS, `At most ${NAME_CHARACTERS} characters.`),
);
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

const termInput = v.object({
  id: v.optional(id),
  taxonomy: v.pipe(v.string(), v.regex(TAXONOMY, 'Is no kind of term.')),
  name,
  slug: v.optional(v.pipe(v.string(), v.maxLength(SLUG_CHARACTERS)), ''),
  description: v.optional(v.pipe(v.string(), v.maxLength(HTML_CHARACTERS)), ''),
  parentId: v.optional(v.nullable(id), null),
  imageId: v.optional(v.nullable(id), null),
  position: v.optional(v.pipe(v.number(), v.integer()), 0),
  colour: v.optional(
    v.pipe(v.string(), v.regex(/^(?:#[\da-f]{6})?$/i, 'Must be a colour such as #3366aa.')),
    '',
  ),
});
export type TermInput = v.InferInput<typeof termInput>;

/** A new term, or one that is there, as a whole. */
export async function saveTerm(shop: Shop, input: TermInput): Promise<Saved<{ readonly id: number }>> {
  const checked = checkInput(termInput, input);
  if (!checked.ok) return invalid(checked.errors);
  return retryTaken(shop, () => inTransaction(shop, (within) => write(within, checked.value)));
}

async function write(
  shop: Shop,
  { id: termId, ...term }: v.InferOutput<typeof termInput>,
): Promise<Saved<{ readonly id: number }>> {
  const refused = await checkParent(shop, termId, term.parentId, term.taxonomy);
  if (refused) return refused;
  const columns = {
    taxonomy: term.taxonomy,
    name: term.name,
    slug: await freeTermSlug(shop, term.taxonomy, slugOf(term.slug || term.name) || 'term', termId),
    description: cleanHtml(term.description),
    parent_id: term.parentId,
    image_id: term.imageId,
    position: term.position,
    colour: term.colour.toLowerCase(),
  };
  if (termId === undefined) {
    const made = await shop.queries
      .insertInto('terms')
      .values(columns)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id: made.id };
  }
  const old = await shop.queries
    .selectFrom('terms')
    .select('parent_id')
    .where('id', '=', termId)
    .executeTakeFirst();
  if (!old) return notFound('This term is not there.');
  await shop.queries.updateTable('terms').set(columns).where('id', '=', termId).execute();
  if (old.parent_id !== term.parentId) await recountTerms(shop);
  // Searches find products by the names of what they are filed under.
  await indexTerms(shop, [termId]);
  return { ok: true, id: termId };
}

async function checkParent(
  shop: Shop,
  termId: number | undefined,
  parentId: number | null,
  taxonomy: string,
) {
  if (parentId === null) return null;
  const parent = await shop.queries
    .selectFrom('terms')
    .select('taxonomy')
    .where('id', '=', parentId)
    .executeTakeFirst();
  if (parent?.taxonomy !== taxonomy) return invalidField('parentId', 'Is no term of this kind.');
  if (termId !== undefined && (await termsBelow(shop, [termId])).includes(parentId))
    return invalidField('parentId', 'A term cannot be below itself.');
  return null;
}

/** Removes it; terms below it move up, products stay. */
export const deleteTerm = (shop: Shop, termId: number): Promise<boolean> =>
  inTransaction(shop, async (within) => {
    const { queries } = within;
    const filed = await filedUnder(within, [termId]);
    const gone = await queries
      .deleteFrom('terms')
      .where('id', '=', termId)
      .returning(['parent_id'])
      .executeTakeFirst();
    if (!gone) return false;
    await queries
      .updateTable('terms')
      .set({ parent_id: gone.parent_id })
      .where('parent_id', '=', termId)
      .execute();
    await queries.deleteFrom('product_terms').where('term_id', '=', termId).execute();
    await queries.deleteFrom('post_terms').where('term_id', '=', termId).execute();
    await recountTerms(within);
    await indexFiled(within, filed);
    return true;
  });
