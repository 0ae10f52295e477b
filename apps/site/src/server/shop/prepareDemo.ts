import { join } from 'node:path';
import {
  type DemoSeeded,
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

/** Fills a new shop with the demo, at the first start only, and tells how to log in. */
export async function prepareDemo(shop: Shop, { demoDir, uploads }: DemoPlaces): Promise<void> {
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
