import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { writeSettings } from '../settings/readSettings.ts';
import { createDemoUsers, type DemoUser, insertDemoUsers, type NewDemoUser } from './demoUsers.ts';
import { seedComments } from './seedComments.ts';
import { seedContent } from './seedContent.ts';
import { seedDemoProducts } from './seedDemoProducts.ts';
import { seedPictures } from './seedPictures.ts';
import { seedReviews } from './seedReviews.ts';
import { seedSelling } from './seedSelling.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';

export interface DemoOptions {
  /** The folder with the demo's pictures of products (`*.webp`). */
  readonly pictures: string;
  /** Where the shop keeps its uploads. */
  readonly uploads: UploadStore;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface DemoSeeded {
  /** With the passwords, which are kept nowhere: show them once. */
  readonly users: readonly DemoUser[];
  readonly products: number;
}

const MARK = 'demo';

/** Fills an empty shop with the demo: once, whoever asks first. Null: it was done before. */
export async function seedDemo(shop: Shop, options: DemoOptions): Promise<DemoSeeded | null> {
  if (await isSeeded(shop)) return null;
  const users = await createDemoUsers();
  return inTransaction(shop, async (within) => {
    if (!(await mark(within))) return null;
    const userIds = await insertDemoUsers(within, users);
    await seedSelling(within);
    const pictures = await seedPictures(within, options);
    const ids = await seedDemoProducts(within, pictures, options.onProgress);
    await seedReviews(within, ids);
    await seedContent(within, pictures, userIds);
    await seedComments(within);
    await writeSettings(within, SETTINGS);
    // Whose name somebody else had was not made.
    const made = users.filter(({ login }) => userIds.has(login));
    return { users: made.map(withoutHash), products: ids.size };
  });
}

function withoutHash(user: NewDemoUser): DemoUser {
  const { passwordHash: _, ...shown } = user;
  return shown;
}

async function isSeeded({ queries }: Shop): Promise<boolean> {
  const row = await queries.selectFrom('settings').select('name').where('name', '=', MARK).executeTakeFirst();
  return row !== undefined;
}

/** Two instances that start at once: the second waits here for the first, and then has nothing to do. */
async function mark({ queries, now }: Shop): Promise<boolean> {
  const marked = await queries
    .insertInto('settings')
    .values({ name: MARK, value: '{"seeded":true}', updated_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return marked !== undefined;
}

const SETTINGS = {
  site: { title: 'Vitrine', tagline: 'Things for a quiet house' },
  home: { module: 'product-hero' },
  base: { country: 'FR', postcode: '17000', city: 'La Rochelle' },
  wishlist: { expanded: true },
  notice: { on: true, text: 'This is a demo shop: nothing is charged, nothing is sent.' },
  payments: {
    bankAccounts: [
      { name: 'Vitrine', bank: 'Demo bank', iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'DEMOFRPP' },
    ],
  },
};
