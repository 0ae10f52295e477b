import { databaseKinds } from '@vitrine/server/testing';

/**
 * The database of tests that ask what the site makes of a shop: its pages, its forms, what it refuses, who may see what. One is enough:
 * every statement that they lead to is asked of both by the tests of `@vitrine/server`, and every kind of page and call is asked of
 * PostgreSQL by `onPostgres.test.ts` and by the tests that go on running on both (`databaseKinds`), because what they expect hangs on how a database counts, locks, compares and
 * forgets: carts, checkout and orders, what is counted to be limited, instances, kept pages, searches and lists, and hostile input.
 */
export const pageDatabases = databaseKinds.slice(0, 1);
