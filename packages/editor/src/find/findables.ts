import type { ApiRight, DocumentKind } from '@vitrine/contract/api';
import { api } from '../api/api.ts';

/** Something that is chosen by its name. */
export interface Found {
  readonly id: number;
  readonly name: string;
  /** Where it stands in the shop; empty where it has no address. */
  readonly url: string;
}

/** Where things can be looked for. */
export interface Findable {
  /** Who has not got it finds none of them; default: everyone does. */
  readonly right?: ApiRight;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  readonly read: (id: number) => Promise<Found>;
}

const PER_PAGE = 20;

const queryOf = (search: string) => ({ perPage: PER_PAGE, ...(search && { search }) });
const addressOf = (base: string, slug: string): string => `${base}${encodeURIComponent(slug)}/`;

const foundPost =
  (base: string) =>
  ({ id, title, slug }: { readonly id: number; readonly title: string; readonly slug: string }): Found => ({
    id,
    name: title,
    url: addressOf(base, slug),
  });
const asPage = foundPost('/');
const asPost = foundPost('/blog/');

const foundTerm =
  (base: string) =>
  ({ id, name, slug }: { readonly id: number; readonly name: string; readonly slug: string }): Found => ({
    id,
    name,
    url: addressOf(base, slug),
  });

const terms = (taxonomy: string, base: string): Findable => ({
  search: async (text, signal) =>
    (await api('listTerms', { params: { taxonomy }, query: queryOf(text), signal })).body.items.map(
      foundTerm(base),
    ),
  read: async (id) => foundTerm(base)((await api('readTerm', { params: { taxonomy, id } })).body),
});

const asProduct = foundTerm('/product/');

/** What can be chosen by name, and how it is looked for. */
export const findables = {
  page: {
    search: async (text, signal) =>
      (await api('listPages', { query: queryOf(text), signal })).body.items.map(asPage),
    read: async (id) => asPage((await api('readPage', { params: { id } })).body),
  },
  post: {
    search: async (text, signal) =>
      (await api('listPosts', { query: queryOf(text), signal })).body.items.map(asPost),
    read: async (id) => asPost((await api('readPost', { params: { id } })).body),
  },
  product: {
    search: async (text, signal) =>
      (await api('listProducts', { query: queryOf(text), signal })).body.items.map(asProduct),
    read: async (id) => asProduct((await api('readProduct', { params: { id } })).body),
  },
  product_cat: terms('product_cat', '/product-category/'),
  product_tag: terms('product_tag', '/product-tag/'),
  category: terms('category', '/category/'),
  post_tag: terms('post_tag', '/tag/'),
  user: {
    right: 'seeCustomers',
    search: async (text, signal) =>
      (await api('listUsers', { query: queryOf(text), signal })).body.items.map(asUser),
    read: async (id) => asUser((await api('readUser', { params: { id } })).body),
  },
} satisfies Readonly<Record<string, Findable>>;

export type FindKind = keyof typeof findables;

const asUser = ({ id, displayName }: { readonly id: number; readonly displayName: string }): Found => ({
  id,
  name: displayName,
  url: '',
});

const asDocument = ({
  id,
  title,
  slug,
}: {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
}): Found => ({
  id,
  name: title || slug,
  url: '',
});

/** Documents of a kind. */
export const documentsOf = (kind: DocumentKind): Findable => ({
  search: async (text, signal) =>
    (await api('listDocuments', { query: { kind, ...queryOf(text) }, signal })).body.items.map(asDocument),
  read: async (id) => asDocument((await api('readDocument', { params: { id } })).body),
});
