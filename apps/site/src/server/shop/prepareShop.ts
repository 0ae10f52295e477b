import { join } from 'node:path';
import {
  type DemoSeeded,
  makeOwner,
  seedDemo,
  seedDemoDocuments,
  seedDemoModules,
  type Shop,
  type UploadStore,
} from '@vitrine/server';

interface DemoPlaces {
  readonly demoDir: string;
  readonly uploads: UploadStore;
}

/** Gets a shop ready at its start: with the demo, where one is wanted, and with somebody who may run it. */
export async function prepareShop(shop: Shop, demo: DemoPlaces | null): Promise<void> {
  if (demo) await prepareDemo(shop, demo);
  await prepareOwner(shop);
}

/** Fills a new shop with the demo, at the first start only, and tells how to log in. */
async function prepareDemo(shop: Shop, { demoDir, uploads }: DemoPlaces): Promise<void> {
  const seeded = await seedDemo(shop, { pictures: join(demoDir, 'products'), uploads });
  await seedDemoModules(shop, join(demoDir, 'modules'));
  await seedDemoDocuments(shop, join(demoDir, 'documents'));
  if (seeded) tellUsers(seeded);
}

/** Their passwords are kept nowhere. */
function tellUsers({ users, products }: DemoSeeded): void {
  console.log(
    `The demo shop was made: ${products} products. Its users, with passwords that are shown only now:`,
  );
  for (const { login, password, role } of users)
    console.log(`  ${role.padEnd(12)} ${login.padEnd(12)} ${password}`);
}

/** A shop that nobody may run gets somebody who may, and says who. */
async function prepareOwner(shop: Shop): Promise<void> {
  const owner = await makeOwner(shop);
  if (!owner) return;
  console.log('Nobody could run this shop yet. Its owner, with a password that is shown only now:');
  console.log(`  ${'admin'.padEnd(12)} ${owner.login.padEnd(14)} ${owner.password}`);
}
