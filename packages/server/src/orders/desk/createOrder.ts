import { findUser } from '../../accounts/findUser.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { lockRow } from '../../db/lockRow.ts';
import type { Address } from '../../pricing/Address.ts';
import type { Shop } from '../../Shop.ts';
import { oneLine } from '../../text/oneLine.ts';
import { checkAddress } from '../checkout/checkAddress.ts';
import { tidyAddress, tidyNote } from '../checkout/tidyRequest.ts';
import { findOrder, findOrderOnce } from '../findOrder.ts';
import { insertOrder } from '../insertOrder.ts';
import { LONGEST_ONCE } from '../limits.ts';
import type { Order } from '../Order.ts';
import { insertOrderNote } from '../orderNotes.ts';
import { findPaymentMethod } from '../payments/index.ts';
import type { OrderStatus } from '../states.ts';
import { transition, type TransitionContext } from '../transition.ts';
import { moveDraftStock, planStock } from './draftStock.ts';
import { type Drafted, draftItems } from './editOrder.ts';
import type { DraftAddresses, DraftFault, OrderDraft } from './OrderDraft.ts';
import { priceDraft, type PricedDraft } from './priceDraft.ts';

export interface HandMade extends OrderDraft {
  /** Who asks a second time with the same one gets the same order. */
  readonly once: string;
  /** null: a guest. */
  readonly userId: number | null;
  readonly billing: Address;
  /** null: the same. */
  readonly shipping: Address | null;
  readonly status: OrderStatus;
  /** '': it is not known how it is paid. */
  readonly paymentMethod: string;
  readonly note: string;
}

/** Makes an order by hand: it takes from stock what a checkout would take, or is not made. */
export const createOrder = (shop: Shop, made: HandMade, context: TransitionContext): Promise<Drafted> =>
  inTransaction(shop, async (within) => {
    // Of two clicks the second waits here, and finds the order of the first.
    await lockRow(within, 'users', context.by?.id ?? 0);
    const once = `admin/${context.by?.id ?? 0}/${oneLine(made.once, LONGEST_ONCE)}`;
    const known = await findOrderOnce(within, once);
    if (known) return { ok: true, order: known };
    const addresses = addressesOf(made.billing, made.shipping);
    const priced = await priceDraft(within, null, made, addresses, context.settings);
    const stock = await planStock(within, null, priced.lines);
    const faults = [...(await faultsOf(within, made, addresses)), ...priced.faults, ...stock.faults];
    if (faults.length > 0) return { ok: false, reason: 'invalid', faults };
    const id = await write(within, made, addresses, priced, once, context);
    await moveDraftStock(within, stock, `order:${id}`, context.settings);
    await insertOrderNote(
      within,
      id,
      'system',
      `${context.by?.displayName ?? 'The shop'} made this order by hand.`,
    );
    const order = (await findOrder(within, id)) as Order;
    if (made.status !== order.status) await transition(within, order, made.status, context);
    return { ok: true, order: (await findOrder(within, id)) ?? order };
  });

/** As they are kept; without another one it goes where the bill goes. */
export function addressesOf(billing: Address, shipping: Address | null): DraftAddresses {
  const tidy = tidyAddress(billing);
  return { billing: tidy, shipping: shipping ? tidyAddress(shipping) : { ...tidy, phone: '', email: '' } };
}

/** Who takes an order by telephone may not know all of an address; what is written must be right. */
async function faultsOf(
  shop: Shop,
  { userId, shipping: elsewhere, paymentMethod }: HandMade,
  { billing, shipping }: DraftAddresses,
): Promise<readonly DraftFault[]> {
  const ofAddresses = [
    ...checkAddress(billing, 'billing'),
    ...(elsewhere ? checkAddress(shipping, 'shipping') : []),
  ].flatMap(({ field, said }) =>
    said.code === 'field_needed' && said.name !== 'country'
      ? []
      : [{ field: field && wireToField(field), said }],
  );
  const isKnown = userId === null || (await findUser(shop, userId)) !== null;
  return [
    ...ofAddresses,
    ...(isKnown ? [] : [{ field: 'userId', said: 'There is no such customer.' }]),
    ...(paymentMethod === '' || findPaymentMethod(paymentMethod)
      ? []
      : [{ field: 'paymentMethod', said: { code: 'payment_wrong' } as const }]),
  ];
}

/** `billing_first_name`, as forms of the shop call it: `billing.firstName`. */
const wireToField = (wire: string): string =>
  wire.replace('_', '.').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const write = (
  shop: Shop,
  { userId, paymentMethod, note }: HandMade,
  addresses: DraftAddresses,
  priced: PricedDraft,
  once: string,
  { settings }: TransitionContext,
): Promise<number> =>
  insertOrder(shop, {
    sums: priced.totals,
    items: draftItems(priced),
    request: {
      userId,
      customerId: userId === null ? 'admin' : String(userId),
      paymentMethod,
      ...addresses,
      note: tidyNote(note),
      userAgent: '',
      attribution: { source_type: 'admin' },
    },
    once,
    paymentTitle: findPaymentMethod(paymentMethod)?.title(settings) ?? '',
    cartHash: '',
    createdVia: 'admin',
    settings,
  });
