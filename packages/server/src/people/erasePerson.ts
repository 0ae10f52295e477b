import { createTexts, reviewTexts } from '@vitrine/texts';
import { endAccess, whyNotSentAway } from '../accounts/blockUser.ts';
import type { User } from '../accounts/User.ts';
import { holdsText } from '../db/holdsText.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { type Refused, refuse } from '../input/FieldError.ts';
import type { OrderHead } from '../orders/Order.ts';
import { ORDER_STATES } from '../orders/states.ts';
import { type Address, NO_ADDRESS } from '../pricing/Address.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { findPerson, ordersOf, type PersonKey, writtenBy } from './personRecords.ts';
import { type Counts, logPrivacy } from './privacyLog.ts';
import { scrub } from './scrub.ts';

export type Erased = { readonly ok: true; readonly counts: Counts } | Refused;

/** Which no box is behind: who may use a coupon stays a list, and does not become everybody. */
const NOBODY = 'erased@removed.invalid';

/**
 * Removes a person, all at once or not at all. Orders stay with what bookkeeping needs: what was bought, for how much, when, and by which
 * country's taxes. What the person wrote stays without a name. Nothing of the address is left but in the log of who did this.
 */
export const erasePerson = (shop: Shop, by: User, email: string): Promise<Erased> =>
  inTransaction(shop, async (within) => {
    const person = await findPerson(within, email);
    const refused = person.user ? await whyNotSentAway(within, by, person.user.id) : null;
    if (refused) return refused;
    const settings = await readSettings(within);
    if ([settings.mail.ownerAddress, settings.mail.fromAddress].some((each) => sameAddress(each, email)))
      return refuse('email', 'The shop itself uses this address: change the settings of mails first.');
    const orders = await ordersOf(within, person);
    const open = orders.filter(({ status }) => isUnderWay(status)).map(({ id }) => `#${id}`);
    if (open.length > 0)
      return refuse('email', `Orders are under way: ${open.join(', ')}. Complete or cancel them first.`);
    const anonymous = createTexts(reviewTexts, settings.site.language)('anonymous');
    const counts = {
      account: person.user ? 1 : 0,
      orders: await eraseOrders(within, orders, person),
      reviews: await eraseTexts(within, 'reviews', person, anonymous),
      comments: await eraseTexts(within, 'comments', person, anonymous),
      carts: await eraseCarts(within, person),
      mails: await eraseMails(within, email),
    };
    await eraseCoupons(within, person);
    await eraseDeliveries(within, email);
    await within.queries.deleteFrom('invitations').where('email', '=', email).execute();
    if (person.user) await eraseAccount(within, person.user);
    await logPrivacy(within, 'erasure', email, by, counts);
    return { ok: true, counts };
  });

const sameAddress = (one: string, email: string): boolean => one.trim().toLowerCase() === email;

/** Somebody still has to send it, or is about to pay it. */
const isUnderWay = (status: OrderHead['status']): boolean =>
  ORDER_STATES[status].holdsStock && status !== 'completed';

/** Taxes are owed by country and state. */
const anonymousAddress = ({ country, state }: Address): string =>
  JSON.stringify({ ...NO_ADDRESS, country, state });

async function eraseOrders(shop: Shop, orders: readonly OrderHead[], { user }: PersonKey): Promise<number> {
  const { queries, now } = shop;
  for (const order of orders) {
    await queries
      .updateTable('orders')
      .set((eb) => ({
        // An order of another's account stays in it.
        ...(order.userId === (user?.id ?? null) && { user_id: null, customer_id: 'erased' }),
        billing: anonymousAddress(order.billing),
        shipping: anonymousAddress(order.shipping),
        customer_note: '',
        user_agent: '',
        version: eb('version', '+', 1),
        updated_at: now(),
      }))
      .where('id', '=', order.id)
      .execute();
    // Where the person came from, and by what browser.
    await queries.deleteFrom('order_meta').where('order_id', '=', order.id).execute();
    await eraseNotes(shop, order);
  }
  return orders.length;
}

/** Notes, and why money went back. */
async function eraseNotes({ queries }: Shop, { id, billing, shipping }: OrderHead): Promise<void> {
  const own = [billing, shipping].flatMap((address) => Object.values({ ...address, country: '', state: '' }));
  const notes = await queries
    .selectFrom('order_notes')
    .select(['id', 'content'])
    .where('order_id', '=', id)
    .execute();
  for (const note of notes)
    await queries
      .updateTable('order_notes')
      .set({ content: scrub(note.content, own) })
      .where('id', '=', note.id)
      .execute();
  const refunds = await queries
    .selectFrom('refunds')
    .select(['id', 'reason'])
    .where('order_id', '=', id)
    .execute();
  for (const refund of refunds)
    await queries
      .updateTable('refunds')
      .set({ reason: scrub(refund.reason, own) })
      .where('id', '=', refund.id)
      .execute();
}

/** Others have answered them: they stay, and nobody's. */
async function eraseTexts(
  shop: Shop,
  table: 'reviews' | 'comments',
  person: PersonKey,
  author: string,
): Promise<number> {
  const { queries } = shop;
  const ids = await writtenBy(shop, table, person);
  for (const id of ids) {
    const row = await queries
      .selectFrom(table as 'comments')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await queries
      .updateTable(table as 'comments')
      .set({ author, email: '', user_id: null, content: scrub(row.content, [person.email]) })
      .where('id', '=', id)
      .execute();
  }
  return ids.length;
}

async function eraseCarts({ queries }: Shop, { email, user }: PersonKey): Promise<number> {
  const rows = await queries
    .selectFrom('shop_sessions')
    .select('customer_id')
    .where((eb) =>
      eb.or([
        eb.and([holdsText(['customer'], email)]),
        ...(user ? [eb('customer_id', '=', String(user.id))] : []),
      ]),
    )
    .execute();
  const ids = [...rows.map((row) => row.customer_id), ...(user ? [String(user.id)] : [])];
  for (const table of ['cart_items', 'cart_coupons', 'notices', 'shop_sessions'] as const)
    if (ids.length > 0)
      await queries
        .deleteFrom(table as 'cart_items')
        .where('customer_id', 'in', ids)
        .execute();
  await queries
    .deleteFrom('notices')
    .where((eb) => eb.and([holdsText(['html', 'said'], email)]))
    .execute();
  return rows.length;
}

/** Those to the person, and what others were told of them. What waits to be sent is not sent any more. */
async function eraseMails({ queries }: Shop, email: string): Promise<number> {
  const told = await queries
    .selectFrom('mails')
    .select('id')
    .where((eb) => eb.and([holdsText(['recipient', 'subject', 'html', 'plain', 'error'], email)]))
    .execute();
  if (told.length === 0) return 0;
  const ids = told.map(({ id }) => id);
  await queries
    .deleteFrom('mails')
    .where('id', 'in', ids)
    .where('status', 'in', ['queued', 'sending'])
    .execute();
  await queries
    .updateTable('mails')
    .set({ recipient: '', html: '', plain: '', error: '' })
    .where('id', 'in', ids)
    .execute();
  await queries
    .updateTable('mails')
    .set({ subject: '' })
    .where('id', 'in', ids)
    .where((eb) => eb.and([holdsText(['subject'], email)]))
    .execute();
  return ids.length;
}

async function eraseCoupons({ queries }: Shop, { email, user }: PersonKey): Promise<void> {
  const names = [email, ...(user ? [String(user.id)] : [])];
  await queries.updateTable('coupon_uses').set({ used_by: '' }).where('used_by', 'in', names).execute();
  const rows = await queries
    .selectFrom('coupons')
    .select(['id', 'emails'])
    .where((eb) => eb.and([holdsText(['emails'], email)]))
    .execute();
  for (const { id, emails } of rows) {
    const kept = (JSON.parse(emails) as string[]).map((each) => (sameAddress(each, email) ? NOBODY : each));
    await queries
      .updateTable('coupons')
      .set({ emails: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
  }
}

/** What was told to other programs is theirs; what the shop keeps of it goes. */
async function eraseDeliveries({ queries }: Shop, email: string): Promise<void> {
  await queries
    .updateTable('webhook_deliveries')
    .set({ body: '', answer: '' })
    .where((eb) => eb.and([holdsText(['body', 'answer'], email)]))
    .execute();
}

async function eraseAccount(shop: Shop, { id }: User): Promise<void> {
  const { queries } = shop;
  await endAccess(shop, id);
  for (const table of ['user_meta', 'password_resets', 'wishlist_items', 'wishlist_groups'] as const)
    await queries
      .deleteFrom(table as 'user_meta')
      .where('user_id', '=', id)
      .execute();
  for (const table of ['posts', 'module_revisions', 'document_revisions'] as const)
    await queries
      .updateTable(table as 'posts')
      .set({ author_id: null })
      .where('author_id', '=', id)
      .execute();
  await queries.deleteFrom('users').where('id', '=', id).execute();
}
