import type { Kysely } from 'kysely';

/** A migration runs on the schema as it was then, which no type knows any more. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyDatabase = Kysely<any>;
