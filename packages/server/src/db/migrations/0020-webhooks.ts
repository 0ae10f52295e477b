import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { catalogueTables } from './0002-catalogue.ts';
import { accountTables } from './0004-accounts.ts';
import { cartTables } from './0005-cart.ts';
import { orderTables } from './0006-orders.ts';

export const webhookTables = {
  /**
   * Addresses that are told of changes. status: active, paused (by its owner), disabled (it failed too often; note says how).
   * failures: deliveries in a row that were given up.
   */
  webhooks: {
    columns: {
      id: 'id',
      name: 'text!',
      topic: 'text!',
      url: 'text!',
      secret: 'text!',
      status: 'text!',
      note: 'text',
      failures: 'int',
      version: 'int!',
      created_at: 'time!',
      updated_at: 'time!',
    },
    index: [['topic', 'status']],
  },
  /** What has happened and is not handed to the webhooks yet. Changes of one thing that come together are one; changes counts them. */
  webhook_events: {
    columns: { topic: 'text!', resource_id: 'int!', changes: 'int!' },
    primary: ['topic', 'resource_id'],
  },
  /**
   * What is to be sent, and what came of it. topic '': a test. status: queued, sending, delivered, failed.
   * key: names it to who receives it, the same at every try. body: as it was first sent.
   */
  webhook_deliveries: {
    columns: {
      id: 'id',
      webhook_id: 'int!',
      topic: 'text',
      resource_id: 'int?',
      key: 'text!',
      status: 'text!',
      tries: 'int',
      next_try_at: 'time!',
      headers: 'json',
      body: 'text',
      answer_status: 'int?',
      answer: 'text',
      error: 'text',
      created_at: 'time!',
      sent_at: 'time?',
    },
    index: [['status', 'next_try_at'], ['webhook_id', 'id'], ['created_at']],
  },
} as const;

interface Rule {
  readonly table: string;
  readonly resource: string;
  /** SQL: only rows for which it holds, by their name. */
  readonly isOne?: (row: string) => string;
  /** SQL of the id. */
  readonly id: (row: string) => string;
  /** Of an update: only when one of these has another value. */
  readonly columns: readonly string[];
  readonly events: readonly Event[];
}

interface Event {
  readonly name: string;
  readonly on: 'insert' | 'update' | 'delete';
  /** SQL: only then. */
  readonly when?: string;
}

const but = (columns: object, ...quiet: readonly string[]): readonly string[] =>
  Object.keys(columns).filter((name) => !quiet.includes(name));

const PLAIN: readonly Event[] = [
  { name: 'created', on: 'insert' },
  { name: 'updated', on: 'update' },
  { name: 'deleted', on: 'delete' },
];

const IN_TRASH = (row: string): string => `${row}.status = 'trash'`;

const RULES: readonly Rule[] = [
  {
    table: 'orders',
    resource: 'order',
    id: (row) => `${row}.id`,
    columns: but(orderTables.orders.columns, 'updated_at'),
    events: PLAIN.slice(0, 2),
  },
  {
    table: 'products',
    resource: 'product',
    isOne: (row) => `${row}.type <> 'variation'`,
    id: (row) => `${row}.id`,
    columns: but(catalogueTables.products.columns, 'updated_at', 'price_until'),
    events: [
      { name: 'created', on: 'insert' },
      { name: 'updated', on: 'update', when: `not (${IN_TRASH('old')}) and not (${IN_TRASH('new')})` },
      // The trash is where products go that are deleted; what is removed from there was deleted before.
      { name: 'deleted', on: 'update', when: `not (${IN_TRASH('old')}) and ${IN_TRASH('new')}` },
      { name: 'restored', on: 'update', when: `${IN_TRASH('old')} and not (${IN_TRASH('new')})` },
      { name: 'deleted', on: 'delete', when: `not (${IN_TRASH('old')})` },
    ],
  },
  // A variation is a part of its product.
  {
    table: 'products',
    resource: 'product',
    isOne: (row) => `${row}.type = 'variation' and ${row}.parent_id is not null`,
    id: (row) => `${row}.parent_id`,
    columns: but(catalogueTables.products.columns, 'updated_at', 'price_until'),
    events: PLAIN.map(({ on }) => ({ name: 'updated', on })),
  },
  {
    table: 'users',
    resource: 'customer',
    isOne: (row) => `${row}.role = 'customer'`,
    id: (row) => `${row}.id`,
    columns: [...but(accountTables.users.columns, 'password_hash', 'version', 'updated_at'), 'blocked_at'],
    events: PLAIN,
  },
  {
    table: 'coupons',
    resource: 'coupon',
    id: (row) => `${row}.id`,
    columns: but(cartTables.coupons.columns, 'usage_count', 'updated_at'),
    events: PLAIN,
  },
];

/** Triggers, so that nothing that writes can forget it. They write nothing while nobody wants to be told. */
export async function addWebhooks(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, webhookTables);
  for (const [at, rule] of RULES.entries())
    for (const [place, event] of rule.events.entries())
      for (const statement of WRITE[kind](triggerOf(rule, event, `${at}_${place}`)))
        await sql.raw(statement).execute(db);
}

interface Trigger {
  readonly name: string;
  readonly event: string;
  readonly when: (differ: string) => string;
  readonly work: string;
}

function triggerOf({ table, resource, isOne, id, columns }: Rule, event: Event, at: string): Trigger {
  const row = event.on === 'delete' ? 'old' : 'new';
  const topic = `${resource}.${event.name}`;
  return {
    name: `webhook_${table}_${at}`,
    event: `${event.on} on ${table}`,
    when: (differ) => {
      const changed = columns.map((name) => `old.${name} ${differ} new.${name}`).join(' or ');
      const all = [isOne?.(row), event.when, event.on === 'update' ? `(${changed})` : undefined];
      const given = all.filter((each) => each !== undefined);
      return given.length > 0 ? `when (${given.join(' and ')})` : '';
    },
    // Counted up, and not left as it is: the row is locked until the change is there to be read.
    work: `insert into webhook_events (topic, resource_id, changes)
      select '${topic}', ${id(row)}, 1
      where exists (select 1 from webhooks where topic = '${topic}' and status = 'active')
      on conflict (topic, resource_id) do update set changes = webhook_events.changes + 1;`,
  };
}

const WRITE: Readonly<Record<DatabaseKind, (trigger: Trigger) => readonly string[]>> = {
  sqlite: ({ name, event, when, work }) => [
    `create trigger ${name} after ${event} for each row ${when('is not')} begin ${work} end`,
  ],
  postgres: ({ name, event, when, work }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`,
    `create trigger ${name} after ${event} for each row ${when('is distinct from')} execute function ${name}()`,
  ],
};
