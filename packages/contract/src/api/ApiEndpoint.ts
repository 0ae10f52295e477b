import type * as v from 'valibot';
import { nothing } from './schema/object.ts';

/** What a user may be allowed to do; by the names of the server's table of roles. */
export const API_RIGHTS = [
  'seeDrafts',
  'editModules',
  'editPages',
  'editPosts',
  'editMenus',
  'moderateComments',
  'uploadMedia',
  'manageCatalogue',
  'manageCoupons',
  'manageOrders',
  'moderateReviews',
  'seeCustomers',
  'seeComingSoon',
  'manageSettings',
  'manageUsers',
  'seeMetrics',
  'useTools',
] as const;
export type ApiRight = (typeof API_RIGHTS)[number];

/** A file that comes as the part `file` of a form; the fields of the body are its other parts. */
export interface ApiUpload {
  readonly maxBytes: number;
  readonly what: string;
  /** What is said when there is none. Default: that it is required. */
  readonly missing?: string;
}

/** One call of the API: the server answers it and the document describes it from the same row. */
export interface ApiEndpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly summary: string;
  /** Null: anyone. `login`: who is logged in, about themselves. */
  readonly right: ApiRight | 'login' | null;
  readonly params: v.GenericSchema;
  readonly query: v.GenericSchema;
  /** Null: it has none. */
  readonly body: v.GenericSchema | null;
  /** Null: nothing, or a file. */
  readonly answer: v.GenericSchema | null;
  readonly status: 200 | 201 | 204;
  /** Whether it changes what somebody else may be changing too: then it needs `If-Match`. */
  readonly needsMatch: boolean;
  /** The same for everyone: caches between may keep it, and ask whether it is still so. */
  readonly isShared: boolean;
  /** Of a JSON body; default: API_BODY_BYTES. */
  readonly bodyBytes: number | null;
  readonly upload: ApiUpload | null;
  /** Types of the file that it answers with. */
  readonly file: readonly string[] | null;
}

type Given = Partial<Omit<ApiEndpoint, 'name'>> & Pick<ApiEndpoint, 'method' | 'path' | 'summary' | 'right'>;

const DEFAULTS = {
  params: nothing,
  query: nothing,
  body: null,
  answer: null,
  status: 200,
  needsMatch: false,
  isShared: false,
  bodyBytes: null,
  upload: null,
  file: null,
} as const;

type Filled<Name, G> = { readonly name: Name & string } & {
  readonly [Key in Exclude<keyof ApiEndpoint, 'name'>]: Key extends keyof G
    ? G[Key]
    : Key extends keyof typeof DEFAULTS
      ? (typeof DEFAULTS)[Key]
      : never;
};

/** The calls of one resource by their names, with what most of them have in common filled in. */
export const resource = <const Table extends Readonly<Record<string, Given>>>(
  table: Table,
): { readonly [Name in keyof Table]: Filled<Name, Table[Name]> } =>
  Object.fromEntries(
    Object.entries(table).map(([name, given]) => [name, { ...DEFAULTS, ...given, name }]),
  ) as never;
