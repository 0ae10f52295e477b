import * as v from 'valibot';
import { checkInput } from '../input/checkInput.ts';
import { cleanHtml } from '../catalogue/cleanHtml.ts';
import { SLUG_CHARACTERS } from '../limits.ts';
import { retryTaken } from '../db/retryTaken.ts';
import { conflict, invalid, invalidField, notFound, type Saved, type SaveOptions } from '../input/Saved.ts';
import { freeSlug, slugOf } from '../text/slugOf.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { indexPosts } from '../catalogue/indexing/indexPosts.ts';
import type { Shop } from '../Shop.ts';
import { filePost, filePostUnder } from './filePost.ts';
import { CONTENT_CHARACTERS, EXCERPT_CHARACTERS, TITLE_CHARACTERS } from './limits.ts';
import { findPost } from './findPost.ts';
import { lockPost } from './lockPost.ts';
import { hasRevisions, keepRevision, type KeptRevision, writeRevision } from './postRevisions.ts';
import { markVideos } from '../html/videoMarks.ts';
import { markModules } from './moduleMarks.ts';
import { POST_TYPES, type Post } from './Post.ts';

const text = (longest: number) =>
  v.pipe(v.string('Must be a text.'), v.maxLength(longest, `At most ${longest} characters.`));
const id = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

const postInput = v.partial(
  v.object({
    type: v.picklist(POST_TYPES, 'Must be post or page.'),
    slug: text(SLUG_CHARACTERS),
    status: v.picklist(['publish', 'draft', 'trash'], 'Must be publish, draft or trash.'),
    title: v.pipe(text(TITLE_CHARACTERS), v.trim(), v.nonEmpty('Must not be empty.')),
    excerpt: text(EXCERPT_CHARACTERS),
    content: text(CONTENT_CHARACTERS),
    authorId: id,
    imageId: id,
    documentId: id,
    commentsOpen: v.boolean(),
    publishedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Names of categories and tags; those that are not there yet are made. */
    categories: v.array(v.pipe(text(TITLE_CHARACTERS), v.trim(), v.nonEmpty())),
    tags: v.array(v.pipe(text(TITLE_CHARACTERS), v.trim(), v.nonEmpty())),
  }),
);
export type PostInput = v.InferInput<typeof postInput>;
type Checked = v.InferOutput<typeof postInput>;

export interface SavePostOptions extends SaveOptions {
  /** Who saves, and what is noted of it: kept with the revision. Default: the shop itself. */
  readonly savedBy?: number | null | undefined;
  readonly note?: string | undefined;
  /** Further terms that it is filed under. */
  readonly termIds?: readonly number[];
}

export type PostSaved = Saved<{ readonly id: number; readonly version: number }>;

/** A new post or page, or (with its id) changes to one: what is left out stays as it is. */
export async function savePost(
  shop: Shop,
  { id: postId, ...input }: PostInput & { readonly id?: number | undefined },
  options: SavePostOptions = {},
): Promise<PostSaved> {
  const checked = checkInput(postInput, input);
  if (!checked.ok) return invalid(checked.errors);
  return retryTaken(shop, () =>
    inTransaction(shop, (within) => save(within, postId, checked.value, options)),
  );
}

async function save(
  shop: Shop,
  postId: number | undefined,
  input: Checked,
  { expectedVersion, savedBy = null, note, termIds = [] }: SavePostOptions,
): Promise<PostSaved> {
  const old = postId === undefined ? null : await lockPost(shop, postId);
  if (postId !== undefined && !old) return notFound('This post is not there.');
  if (old && expectedVersion !== undefined && expectedVersion !== old.version) return conflict(old.version);
  const title = input.title ?? old?.title;
  if (title === undefined) return invalidField('title', 'Must not be empty.');
  const type = input.type ?? old?.type ?? 'post';
  const columns = {
    ...columnsOf(input),
    type,
    title,
    slug: await freePostSlug(shop, type, input.slug || old?.slug || title, postId),
  };
  const before = old && (await writeRevision(shop, old));
  const saved = old ? await update(shop, old, columns) : await insert(shop, columns);
  await filePost(shop, saved.id, input);
  await filePostUnder(shop, saved.id, termIds);
  // One from before there were revisions: what it said is among them, too.
  if (old && before && !(await hasRevisions(shop, old.id)))
    await keepRevision(shop, old.id, {
      version: old.version,
      document: before,
      authorId: null,
      createdAt: old.updatedAt,
    });
  await keepIfNew(shop, saved, before, { authorId: savedBy, note });
  await indexPosts(shop, [saved.id]);
  return { ok: true, ...saved };
}

/** Whoever only publishes it or takes it back has written nothing. */
async function keepIfNew(
  shop: Shop,
  { id: postId, version }: { readonly id: number; readonly version: number },
  before: string | null,
  by: Pick<KeptRevision, 'authorId' | 'note'>,
): Promise<void> {
  const post = await findPost(shop, postId);
  const document = post && (await writeRevision(shop, post));
  if (document === null || document === before) return;
  await keepRevision(shop, postId, { ...by, version, document, createdAt: shop.now() });
}

const columnsOf = (input: Checked) => ({
  ...(input.status !== undefined && { status: input.status }),
  ...(input.excerpt !== undefined && { excerpt: cleanHtml(input.excerpt) }),
  ...(input.content !== undefined && { content: cleanHtml(markModules(markVideos(input.content))) }),
  ...(input.authorId !== undefined && { author_id: input.authorId }),
  ...(input.imageId !== undefined && { image_id: input.imageId }),
  ...(input.documentId !== undefined && { document_id: input.documentId }),
  ...(input.commentsOpen !== undefined && { comments_open: Number(input.commentsOpen) }),
  ...(input.publishedAt !== undefined && { published_at: input.publishedAt }),
});

type Columns = ReturnType<typeof columnsOf> & {
  readonly type: string;
  readonly title: string;
  readonly slug: string;
};

const freePostSlug = ({ queries }: Shop, type: string, wanted: string, exceptId = 0): Promise<string> =>
  freeSlug(slugOf(wanted) || type, (slugs) =>
    queries
      .selectFrom('posts')
      .select('slug')
      .where('type', '=', type)
      .where('slug', 'in', slugs)
      .where('id', '<>', exceptId)
      .execute(),
  );

async function insert({ queries, now }: Shop, columns: Columns) {
  const nowMs = now();
  const { id: made } = await queries
    .insertInto('posts')
    .values({
      status: 'publish',
      published_at: nowMs,
      ...columns,
      version: 1,
      created_at: nowMs,
      updated_at: nowMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: made, version: 1 };
}

async function update({ queries, now }: Shop, { id: postId, version }: Post, columns: Columns) {
  await queries
    .updateTable('posts')
    .set({ ...columns, version: version + 1, updated_at: now() })
    .where('id', '=', postId)
    .execute();
  return { id: postId, version: version + 1 };
}

/** Gone for good; the trash is a status. False: it is not there. */
export const deletePost = (shop: Shop, postId: number): Promise<boolean> =>
  inTransaction(shop, async (within) => {
    const gone = await within.queries
      .deleteFrom('posts')
      .where('id', '=', postId)
      .returning('id')
      .executeTakeFirst();
    await within.queries.deleteFrom('post_terms').where('post_id', '=', postId).execute();
    await within.queries.deleteFrom('post_revisions').where('post_id', '=', postId).execute();
    await within.queries.deleteFrom('comments').where('post_id', '=', postId).execute();
    await indexPosts(within, [postId]);
    return gone !== undefined;
  });
