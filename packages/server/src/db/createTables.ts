import type { AnyDatabase } from './AnyDatabase.ts';
import { sql } from 'kysely';
import type { ColumnKind, TablePlan } from './columns.ts';
import type { DatabaseKind } from './DatabaseKind.ts';

const TYPES: Readonly<Record<string, 'text' | 'integer' | 'bigint'>> = {
  key: 'text',
  text: 'text',
  json: 'text',
  list: 'text',
  int: 'integer',
  money: 'bigint',
  time: 'bigint',
};
const DEFAULTS: Readonly<Partial<Record<ColumnKind, string | number>>> = {
  text: '',
  json: '{}',
  list: '[]',
  int: 0,
  money: 0,
};

export async function createTables(
  db: AnyDatabase,
  kind: DatabaseKind,
  plans: Readonly<Record<string, TablePlan>>,
): Promise<void> {
  for (const [name, plan] of Object.entries(plans)) await createTable(db, kind, name, plan);
}

async function createTable(db: AnyDatabase, kind: DatabaseKind, name: string, plan: TablePlan) {
  let table = db.schema.createTable(name);
  for (const [column, written] of Object.entries(plan.columns)) {
    if (written === 'id') {
      table =
        kind === 'postgres'
          ? table.addColumn(column, 'serial', (made) => made.primaryKey())
          : table.addColumn(column, 'integer', (made) => made.primaryKey().autoIncrement());
      continue;
    }
    const type = TYPES[written.replace(/[!?]$/, '')] ?? 'text';
    table = table.addColumn(column, type, (made) => {
      if (written === 'key') return made.primaryKey();
      const byDefault = DEFAULTS[written];
      if (byDefault !== undefined) return made.notNull().defaultTo(byDefault);
      return written.endsWith('!') ? made.notNull() : made;
    });
  }
  if (plan.primary) table = table.addPrimaryKeyConstraint(`${name}_pk`, plan.primary as never);
  for (const columns of plan.unique ?? [])
    table = table.addUniqueConstraint(`${name}_${columns.join('_')}_once`, columns as never);
  await table.execute();
  for (const columns of plan.index ?? [])
    await sql`create index ${sql.ref(`${name}_${columns.join('_')}`)} on ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(
      db,
    );
}
