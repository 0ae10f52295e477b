import { holdsText } from '../db/holdsText.ts';
import type { Shop } from '../Shop.ts';
import { FAULTS_KEPT_MS } from './limits.ts';

export interface Fault {
  readonly id: number;
  readonly kind: 'request' | 'job';
  readonly requestId: string;
  readonly route: string;
  readonly type: string;
  readonly message: string;
  readonly createdAt: number;
}

export interface FaultQuery {
  readonly kind?: Fault['kind'] | undefined;
  readonly search?: string | undefined;
  /** From this moment on. */
  readonly since?: number | undefined;
  readonly page: number;
  readonly perPage: number;
}

const HEAD = ['id', 'kind', 'request_id', 'route', 'type', 'message', 'created_at'] as const;

interface Row {
  readonly kind: string;
  readonly request_id: string;
  readonly created_at: number;
}

const readFault = <R extends Row>({ kind, request_id, created_at, ...row }: R) => ({
  ...row,
  kind: kind as Fault['kind'],
  requestId: request_id,
  createdAt: created_at,
});

/** The newest first. */
export async function listFaults(
  { queries }: Shop,
  { kind, search = '', since, page, perPage }: FaultQuery,
): Promise<{ readonly items: readonly Fault[]; readonly total: number }> {
  const found = queries
    .selectFrom('faults')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? 0))
    .$if(search !== '', (query) => query.where(holdsText(['message', 'route', 'request_id'], search)));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(HEAD)
    // Not by id alone: of two that are written at once, the later one may get the lower id.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(readFault), total: Number(total) };
}

/** With where in the code it happened. */
export async function findFault(
  { queries }: Shop,
  id: number,
): Promise<(Fault & { readonly stack: string }) | null> {
  const row = await queries
    .selectFrom('faults')
    .select([...HEAD, 'stack'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? readFault(row) : null;
}

export async function clearFaults({ queries }: Shop): Promise<void> {
  await queries.deleteFrom('faults').execute();
}

export async function dropOldFaults({ queries, now }: Shop): Promise<void> {
  await queries
    .deleteFrom('faults')
    .where('created_at', '<', now() - FAULTS_KEPT_MS)
    .execute();
}
