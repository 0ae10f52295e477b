import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { describeError } from '../faults/describeError.ts';
import { withoutSecrets } from '../faults/withoutSecrets.ts';
import { listRuns } from '../jobs/listRuns.ts';
import type { Job } from '../jobs/startJobs.ts';
import type { MailTransport } from '../mails/MailTransport.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';
import type { Shop } from '../Shop.ts';
import { SCHEMA_STEPS } from '../storage/storedTables.ts';

/** `ready` is what /readyz says; `warning`: it serves, and somebody should look at it. */
export type HealthStatus = 'ready' | 'warning' | 'failing';

export interface HealthCheck {
  readonly name: 'database' | 'disk' | 'mail' | 'jobs';
  readonly status: HealthStatus;
  /** Why it is not ready; empty where it is. */
  readonly reason: string;
  /** Numbers and names to it. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Health {
  readonly status: HealthStatus;
  readonly checks: readonly HealthCheck[];
  readonly versions: Readonly<Record<string, string>>;
}

export interface HealthContext {
  readonly shop: Shop;
  readonly uploads: UploadStore;
  readonly jobs: readonly Job[];
  /** Null: nothing is sent from here. */
  readonly mail: MailTransport | null;
}

/** What /readyz says when it does. */
export const READY = 'ready';
export const NO_DATABASE = 'the database does not answer';

/** Less of a disk makes trouble soon. */
const LOW_DISK_BYTES = 1_000_000_000;
const LEAST_DISK_BYTES = 100_000_000;
/** A job that has not run for so many of its beats, and a while more, is late. */
const LATE_BEATS = 6;
const LATE_MS = 60_000;
/** A mail server that takes longer to say whether it is there is not there. */
const MAIL_MS = 5_000;

/** How everything is that the site needs. */
export async function readHealth(context: HealthContext): Promise<Health> {
  const checks = [
    await checkDatabase(context.shop),
    ...(await checkDisk(context.uploads)),
    await checkMail(context),
    await checkJobs(context),
  ];
  return {
    status: worstOf(checks.map(({ status }) => status)),
    checks,
    versions: await versionsOf(context.shop),
  };
}

const ORDER: readonly HealthStatus[] = ['ready', 'warning', 'failing'];
const worstOf = (all: readonly HealthStatus[]): HealthStatus =>
  ORDER.findLast((status) => all.includes(status)) ?? 'ready';

const ready = { status: 'ready', reason: '' } as const;
const why = (error: unknown): string => withoutSecrets(describeError(error).message);

async function checkDatabase({ kind, queries }: Shop): Promise<HealthCheck> {
  try {
    const { rows } = await SIZE[kind].execute(queries);
    return { name: 'database', ...ready, facts: { kind, bytes: Number(rows[0]?.bytes ?? 0) } };
  } catch {
    return { name: 'database', status: 'failing', reason: NO_DATABASE, facts: { kind } };
  }
}

const SIZE = {
  sqlite: sql<{
    bytes: number;
  }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  postgres: sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
};

/** Files that are kept elsewhere have no disk of ours. */
async function checkDisk({ serving }: UploadStore): Promise<readonly HealthCheck[]> {
  if (serving.from !== 'folder') return [];
  try {
    const { bavail, blocks, bsize } = await statfs(serving.folder);
    const free = bavail * bsize;
    const facts = { free, total: blocks * bsize };
    if (free >= LOW_DISK_BYTES) return [{ name: 'disk', ...ready, facts }];
    const status = free < LEAST_DISK_BYTES ? 'failing' : 'warning';
    return [{ name: 'disk', status, reason: 'there is little room left', facts }];
  } catch (error) {
    return [{ name: 'disk', status: 'failing', reason: why(error), facts: {} }];
  }
}

async function checkMail({ shop, mail }: HealthContext): Promise<HealthCheck> {
  const rows = await shop.queries
    .selectFrom('mails')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.max('sent_at').as('sent')])
    .groupBy('status')
    .execute();
  const countOf = (status: string): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const sent = Math.max(0, ...rows.map((row) => Number(row.sent ?? 0)));
  const facts = {
    transport: mail?.kind ?? 'none',
    waiting: countOf('queued') + countOf('sending'),
    failed: countOf('failed'),
    ...(sent > 0 && { lastSentAt: new Date(sent).toISOString() }),
  };
  const reason = mail === null ? 'nothing sends mails here' : await whyNotSent(mail);
  if (reason !== '') return { name: 'mail', status: 'failing', reason, facts };
  return facts.failed > 0
    ? { name: 'mail', status: 'warning', reason: 'some mails could not be sent', facts }
    : { name: 'mail', ...ready, facts };
}

async function whyNotSent(mail: MailTransport): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the mail server does not answer')), MAIL_MS);
  });
  return Promise.race([mail.check(), late])
    .then(() => '', why)
    .finally(() => clearTimeout(timer));
}

async function checkJobs({ shop, jobs }: HealthContext): Promise<HealthCheck> {
  const runs = await listRuns(
    shop,
    jobs.map(({ name }) => name),
  );
  const nowMs = shop.now();
  const late = jobs.filter(({ everyMs }, at) => {
    const beganAt = runs[at]?.beganAt ?? null;
    return beganAt !== null && nowMs - beganAt > everyMs * LATE_BEATS + LATE_MS;
  });
  const failed = runs.filter(({ error }) => error !== '');
  const last = Math.max(0, ...runs.map(({ endedAt }) => endedAt ?? 0));
  const facts = {
    jobs: jobs.length,
    late: late.length,
    failed: failed.length,
    ...(last > 0 && { lastAt: new Date(last).toISOString() }),
  };
  const reason =
    late.length > 0
      ? `late: ${late.map(({ name }) => name).join(', ')}`
      : failed.map(({ name, error }) => `${name}: ${error}`).join('; ');
  return { name: 'jobs', facts, reason, status: reason === '' ? 'ready' : 'warning' };
}

const VERSION: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'select sqlite_version() as version',
  postgres: `select current_setting('server_version') as version`,
};

async function versionsOf({ kind, queries }: Shop): Promise<Health['versions']> {
  const found = await sql
    .raw<{ version: string }>(VERSION[kind])
    .execute(queries)
    .catch(() => null);
  return {
    schema: SCHEMA_STEPS.at(-1) ?? '',
    node: process.version,
    [kind]: found?.rows[0]?.version ?? '',
    system: `${process.platform} ${process.arch}`,
  };
}
