import type { Paging } from './answer/sendOutcome.ts';

/** A page of a list that is short enough to be read as a whole. */
export const slicePage = <T>(all: readonly T[], { page, perPage }: Paging) =>
  ({ kind: 'list', items: all.slice((page - 1) * perPage, page * perPage), total: all.length }) as const;
