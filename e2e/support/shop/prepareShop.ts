import { loadServer } from '../../../scripts/lib/loadServer.mjs';
import { api, EDITOR, logIn, moduleDocument } from './api.ts';
import { createBrowserless, hiddenValue } from './createBrowserless.ts';
import { type KillableShop, startKillableShop } from './killableShop.ts';

const PRODUCTS = 60;
export const PIECES = 100_000;

/** What there is to buy and to change. */
export interface Prepared {
  readonly ids: readonly number[];
  readonly moduleId: number;
}

/** Products of which there are plenty, an editor, and a module of theirs; in a shop that runs. */
export async function prepareShop(
  folder: string,
  place: string,
): Promise<{ readonly prepared: Prepared; readonly site: KillableShop }> {
  const { openShop, seedProducts } = await loadServer();
  const { shop, close } = await openShop(place);
  await seedProducts(shop, PRODUCTS);
  await shop.queries
    .updateTable('products')
    .set({
      manage_stock: 1,
      stock_quantity: PIECES,
      stock_status: 'instock',
      sold_individually: 0,
      status: 'publish',
    })
    .execute();
  const rows = await shop.queries.selectFrom('products').select('id').where('type', '=', 'simple').execute();
  const site = await startKillableShop(folder, place);
  const guest = createBrowserless(site.url);
  const nonce = 'woocommerce-register-nonce';
  await guest.post('/my-account/', {
    ...EDITOR,
    [nonce]: hiddenValue(await guest.get('/my-account/'), nonce),
  });
  await shop.queries.updateTable('users').set({ role: 'admin' }).execute();
  const made = await api(site.url, await logIn(site.url), 'POST', '/modules', {
    alias: 'kept',
    document: moduleDocument('0'),
  });
  const { id: moduleId } = (await made.json()) as { id: number };
  await close();
  return { prepared: { ids: rows.map(({ id }) => id), moduleId }, site };
}
