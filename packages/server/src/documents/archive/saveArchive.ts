import type { DocumentKind } from '@vitrine/contract/api';
import type { Note } from '@vitrine/model';
import type { PostType } from '../../content/Post.ts';
import { savePost } from '../../content/savePost.ts';
import { CONTENT_CHARACTERS, EXCERPT_CHARACTERS } from '../../content/limits.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Saved } from '../../input/Saved.ts';
import { SLUG_CHARACTERS } from '../../limits.ts';
import type { Shop } from '../../Shop.ts';
import { findDocumentBySlug } from '../findDocument.ts';
import { NAME_LENGTH } from '../limits.ts';
import { saveDocument, type SavedDocument } from '../saveDocument.ts';
import { oneLine } from '../shelf/checkTexts.ts';
import type { DocumentSummary } from '../StoredDocument.ts';
import { orUndone, Undone } from './orUndone.ts';
import { readWxr } from './readWxr.ts';
import { saveFree } from './saveFree.ts';
import {
  type ArchivedTerm,
  type MayMake,
  type NamedTerm,
  OF_POSTS,
  saveTerms,
  type Terms,
} from './saveTerms.ts';

/** A document that comes from a file. */
export interface NewDocument {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly document: string;
}

/** What an archive holds, as its reader tells it. */
export interface ReadArchive {
  readonly documents: readonly (NewDocument & {
    readonly id: string;
    readonly post: {
      readonly type: PostType;
      readonly title: string;
      readonly slug: string;
      readonly excerpt: string;
      readonly terms: readonly NamedTerm[];
    } | null;
  })[];
  readonly terms: readonly ArchivedTerm[];
  /** Names of files of posts and pages. */
  readonly posts: readonly string[];
  readonly notes: readonly Note[];
}

/** How documents of other sites are understood. */
export interface DocumentReader {
  readonly read: (files: ReadonlyMap<string, string>, others: readonly string[]) => ReadArchive;
  /** A document with the numbers that things have here; null: there is no such thing. */
  readonly relink: (
    document: string,
    numberHere: (of: 'document' | 'term' | 'post', id: string) => string | null,
  ) => {
    readonly document: string;
    readonly unknown: readonly { readonly of: 'document' | 'term' | 'post'; readonly id: string }[];
  };
  /** What is wrong with a template's file, in the words of builders; null: nothing. */
  readonly whyNot: (value: unknown) => string | null;
  readonly elementIds: (document: unknown) => readonly string[];
  readonly renewIds: (document: string, isTaken: (id: string) => boolean, makeId: () => string) => string;
}

export interface MadePost {
  readonly id: number;
  readonly type: PostType;
  readonly title: string;
}

export type SavedArchive = Saved<{
  /** At least one. */
  readonly documents: readonly DocumentSummary[];
  /** Drafts: of pages that show a document, and of ordinary ones. */
  readonly posts: readonly MadePost[];
  /** How many are new. */
  readonly terms: number;
  readonly notes: readonly Note[];
}>;

interface Saving {
  readonly authorId: number | null;
  readonly reader: DocumentReader;
  readonly may: MayMake;
  readonly texts: ReadonlyMap<string, string>;
}

const left = (path: string, message: string): Note => ({ kind: 'not-understood', path, message });

/** Everything of an archive, or nothing. What is there already stays as it is: terms of the same address are used, all else gets an address of its own. */
export async function saveArchive(shop: Shop, archive: ReadArchive, saving: Saving): Promise<SavedArchive> {
  try {
    return await inTransaction(shop, (inside) => save(inside, archive, saving));
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

async function save(shop: Shop, archive: ReadArchive, saving: Saving): Promise<SavedArchive> {
  const { authorId, reader } = saving;
  const notes = [...archive.notes];
  const terms = await saveTerms(shop, archive.terms, saving.may);
  for (const [taxonomy, count] of terms.refused)
    notes.push(
      left(`taxonomies/${taxonomy}.json`, `${count} of “${taxonomy}” not taken: you may not make any`),
    );
  const taken = await usedElementIds(shop, reader);
  const numbers = {
    document: new Map<string, string>(),
    post: new Map<string, string>(),
    term: terms.numbers,
  };
  const documents: { readonly saved: DocumentSummary; readonly text: string; readonly name: string }[] = [];
  const posts: MadePost[] = [];
  for (const { id, post, ...document } of archive.documents) {
    const text = reader.renewIds(document.document, (each) => taken.has(each), randomId);
    for (const each of reader.elementIds(JSON.parse(text))) taken.add(each);
    const { document: saved } = orUndone(await saveNew(shop, { ...document, document: text }, authorId));
    documents.push({ saved, text, name: document.name });
    if (id !== '') numbers.document.set(id, String(saved.id));
    if (!post || !mayWrite(post.type, saving)) continue;
    const made = await draft(shop, { ...post, documentId: saved.id }, terms, authorId);
    posts.push(made);
    if (id !== '') numbers.post.set(id, String(made.id));
  }
  for (const file of archive.posts)
    await saveOrdinary(shop, file, { ...saving, terms, numbers: numbers.post, posts, notes });
  for (const each of documents) {
    const { document, unknown } = reader.relink(each.text, (of, id) => numbers[of].get(id) ?? null);
    notes.push(...unknown.map((named) => left(each.name, unknownNumber(named))));
    if (document === each.text) continue;
    const { id, kind, slug, title } = each.saved;
    orUndone(await saveDocument(shop, { id, kind, slug, title, document, note: RELINKED }, { authorId }));
  }
  return { ok: true, documents: documents.map(({ saved }) => saved), posts, terms: terms.made(), notes };
}

const RELINKED = 'Numbers of what came with it';
const THINGS = { document: 'the document', term: 'the category or tag', post: 'the page or post' };

/** What a note says of something that a document names and that did not come with it. */
export const unknownNumber = ({
  of,
  id,
}: {
  readonly of: keyof typeof THINGS;
  readonly id: string;
}): string =>
  `it names ${THINGS[of]} ${id}, by the number where it comes from: here that is another, or nothing`;

const mayWrite = (type: PostType, { may }: Saving): boolean => type === 'page' || may('editPosts');

/** A new one; its slug gets a number when another has it. */
export const saveNew = (
  shop: Shop,
  { kind, name, document }: NewDocument,
  authorId: number | null,
): Promise<SavedDocument> =>
  saveFree(
    'slug',
    oneLine(name).slice(0, NAME_LENGTH - SERIAL_LENGTH) || kind,
    async (slug) => (await findDocumentBySlug(shop, kind, slug)) !== null,
    (slug) => saveDocument(shop, { kind, slug, document, note: 'Imported' }, { authorId }),
  );

/** Room for a number behind a name. */
const SERIAL_LENGTH = 5;

export const randomId = (): string =>
  Math.floor(Math.random() * 0x1_0000_0000)
    .toString(16)
    .padStart(7, '0');

/** Documents that are read in one go. */
const BATCH = 50;

/** The ids of all elements here. */
export async function usedElementIds(
  { queries }: Shop,
  { elementIds }: Pick<DocumentReader, 'elementIds'>,
): Promise<Set<string>> {
  const used = new Set<string>();
  for (let last = 0; ; ) {
    const rows = await queries
      .selectFrom('documents')
      .select(['id', 'document'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { document } of rows) for (const id of elementIds(JSON.parse(document))) used.add(id);
    if (rows.length < BATCH) return used;
    last = rows.at(-1)?.id ?? 0;
  }
}

interface Draft {
  readonly type: PostType;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  /** Only with their names are they made where they are not there. */
  readonly terms: readonly (NamedTerm & { readonly name?: string })[];
  readonly content?: string;
  readonly documentId?: number;
  readonly commentsOpen?: boolean;
  readonly publishedAt?: number;
}

/** Nobody sees it before somebody here has. */
async function draft(
  shop: Shop,
  { terms: named, title, slug, excerpt, ...post }: Draft,
  terms: Terms,
  authorId: number | null,
): Promise<MadePost> {
  const shown = oneLine(title) || slug || post.type;
  const termIds = [];
  for (const term of named)
    if (OF_POSTS.has(term.taxonomy)) termIds.push(await terms.idOf({ name: term.slug, ...term }));
  const { id } = orUndone(
    await savePost(
      shop,
      {
        ...post,
        title: shown,
        slug: slug.slice(0, SLUG_CHARACTERS),
        excerpt: excerpt.slice(0, EXCERPT_CHARACTERS),
        status: 'draft',
        authorId,
      },
      { savedBy: authorId, note: 'Imported', termIds: termIds.filter((each) => each !== null) },
    ),
  );
  return { id, type: post.type, title: shown };
}

interface Ordinary extends Saving {
  readonly terms: Terms;
  readonly numbers: Map<string, string>;
  readonly posts: MadePost[];
  readonly notes: Note[];
}

/** Posts and pages that no builder has made. */
async function saveOrdinary(shop: Shop, file: string, to: Ordinary): Promise<void> {
  const { posts, others } = readWxr(to.texts.get(file) ?? '');
  to.notes.push(...notesOfWxr(file, others));
  const allowed = posts.filter(({ type }) => mayWrite(type, to));
  if (allowed.length < posts.length)
    to.notes.push(left(file, `${posts.length - allowed.length} posts not taken: you may not make any`));
  for (const { id, publishedAt, ...post } of allowed) {
    if (post.content.length > CONTENT_CHARACTERS) {
      to.notes.push(
        left(file, `“${post.title}” not taken: it is longer than ${CONTENT_CHARACTERS} characters`),
      );
      continue;
    }
    const dated = publishedAt === null ? post : { ...post, publishedAt };
    const made = await draft(shop, dated, to.terms, to.authorId);
    to.posts.push(made);
    if (id !== '') to.numbers.set(id, String(made.id));
  }
}

/** What is in a file of posts beside posts and pages. */
export const notesOfWxr = (file: string, others: ReadonlyMap<string, number>): readonly Note[] =>
  [...others].map(([what, count]) => left(file, `${count} of “${what}” not taken: no post and no page`));
