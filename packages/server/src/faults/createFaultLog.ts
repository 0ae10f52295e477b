import type { Shop } from '../Shop.ts';
import { describeError } from './describeError.ts';
import { FAULT_MESSAGE, FAULT_STACK, FAULTS_KEPT, FAULTS_PER_MINUTE } from './limits.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export interface NewFault {
  readonly kind: 'request' | 'job';
  readonly error: unknown;
  /** Of a request: what the visitor was told that it is written down as. */
  readonly requestId?: string;
  /** The route, or the name of the job. */
  readonly route: string;
}

/** Writes down what went wrong. It is never waited for, and fails silently: the database may be what went wrong. */
export interface FaultLog {
  readonly note: (fault: NewFault) => void;
  /** When all that was noted is written. */
  readonly settled: () => Promise<void>;
}

const MINUTE_MS = 60_000;

export function createFaultLog(shop: Shop): FaultLog {
  const writing = new Set<Promise<void>>();
  let minute = 0;
  let noted = 0;
  function isTooMuch(): boolean {
    const now = Math.floor(shop.now() / MINUTE_MS);
    if (now !== minute) [minute, noted] = [now, 0];
    return ++noted > FAULTS_PER_MINUTE;
  }
  return {
    note(fault) {
      if (isTooMuch()) return;
      const work: Promise<void> = writeFault(shop, fault)
        .catch(() => undefined)
        .finally(() => writing.delete(work));
      writing.add(work);
    },
    settled: async () => void (await Promise.all(writing)),
  };
}

async function writeFault(
  { queries, now }: Shop,
  { kind, error, requestId = '', route }: NewFault,
): Promise<void> {
  const { type, message, stack } = describeError(error);
  // PostgreSQL has no texts with a NUL in them.
  const safe = (text: string, longest: number): string =>
    withoutSecrets(text.slice(0, 2 * longest).replaceAll('\0', '')).slice(0, longest);
  const { id } = await queries
    .insertInto('faults')
    .values({
      kind,
      request_id: requestId,
      route: safe(route, FAULT_MESSAGE),
      type: safe(type, FAULT_MESSAGE),
      message: safe(message, FAULT_MESSAGE),
      stack: safe(stack, FAULT_STACK),
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries
    .deleteFrom('faults')
    .where('id', '<=', id - FAULTS_KEPT)
    .execute();
}
