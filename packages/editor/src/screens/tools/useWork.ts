import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';

export type Work = ApiBody<'listWorks'>['items'][number];

const ASKED_EVERY_MS = 700;

/** How far a piece of work is; asked for again while it, or anything else, goes on. */
export function useWork(name: 'backup' | 'restore' | 'search index', isExpected = false): Work | undefined {
  const first = useApi('listWorks', {});
  const isGoing = isExpected || (first.data?.body.items.some(({ isRunning }) => isRunning) ?? false);
  const { data } = useApi('listWorks', {}, { everyMs: isGoing ? ASKED_EVERY_MS : 0 });
  return data?.body.items.find((work) => work.name === name);
}
