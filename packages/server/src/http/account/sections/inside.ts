import { type AccountView, pagingView } from '@vitrine/contract/shop';
import type { User } from '../../../accounts/User.ts';
import { findOrder } from '../../../orders/findOrder.ts';
import { listOrders } from '../../../orders/listOrders.ts';
import type { Call } from '../../call/Call.ts';
import { nonceFor } from '../../call/nonce.ts';
import { addressFields } from '../../checkout/addressFields.ts';
import { withAccount } from '../../checkout/withAccount.ts';
import { addressLines } from '../../views/addressLines.ts';
import { orderView } from '../../views/orderView.ts';
import { accountTexts, orderTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

/** A part of the account; null: there is no such part. */
export type Section = (call: Call, user: User, path: readonly string[]) => Promise<AccountView | null>;

const ORDERS_PER_PAGE = 10;

const PLACES = [
  ['', 'dashboard'],
  ['orders', 'orders'],
  ['wishlist', 'wishlist'],
  ['edit-address', 'addresses'],
  ['edit-account', 'details'],
  ['customer-logout', 'logOut'],
] as const;

const menuFor = (call: Call, current: string) =>
  PLACES.map(([place, name]) => ({
    label: textsFor(call, accountTexts)(name),
    url: urlOf(call, place),
    isCurrent: place === current,
  }));

function urlOf(call: Call, place: (typeof PLACES)[number][0]): string {
  if (place === 'customer-logout') return logoutUrl(call);
  // A page of its own, which guests have too.
  if (place === 'wishlist') return call.links.wishlist;
  return `${call.links.account}${place ? `${place}/` : ''}`;
}

const logoutUrl = (call: Call): string =>
  `${call.links.account}customer-logout/?_wpnonce=${nonceFor(call, 'log-out')}`;

const dashboard: Section = async (call, user) => ({
  section: 'dashboard',
  menu: menuFor(call, ''),
  name: user.displayName,
  logoutUrl: logoutUrl(call),
  ordersUrl: `${call.links.account}orders/`,
  addressesUrl: `${call.links.account}edit-address/`,
  editUrl: `${call.links.account}edit-account/`,
});

const orders: Section = async (call, user, [written = '1']) => {
  const page = Number(written);
  if (!Number.isInteger(page) || page < 1) return null;
  const found = await listOrders(call.shop, { userId: user.id, page, perPage: ORDERS_PER_PAGE });
  return {
    section: 'orders',
    menu: menuFor(call, 'orders'),
    orders: found.items.map(({ id, createdAt, status, total, count }) => ({
      id,
      url: call.links.accountOrder(id),
      createdAt,
      statusLabel: textsFor(call, orderTexts)(status),
      total,
      count,
    })),
    orderAgainNonce: nonceFor(call, 'woocommerce-order_again'),
    paging: pagingView(
      page,
      Math.max(1, Math.ceil(found.total / ORDERS_PER_PAGE)),
      (number) => `${call.links.account}orders/${number}/`,
    ),
  };
};

/** Only one's own. */
const order: Section = async (call, user, [written = '']) => {
  const found = await findOrder(call.shop, Number(written));
  if (found?.userId !== user.id) return null;
  return {
    section: 'order',
    menu: menuFor(call, 'orders'),
    order: await orderView(call, found),
    orderAgainNonce: nonceFor(call, 'woocommerce-order_again'),
  };
};

const address: Section = async (call, user, [kind]) => {
  const menu = menuFor(call, 'edit-address');
  const t = textsFor(call, orderTexts);
  if (kind === 'billing' || kind === 'shipping')
    return {
      section: 'editAddress',
      menu,
      title: kind === 'billing' ? t('billingAddress') : t('shippingAddress'),
      fields: addressFields(kind, withAccount(user[kind], user), call),
      nonce: nonceFor(call, 'woocommerce-edit_address'),
    };
  if (kind !== undefined) return null;
  return {
    section: 'addresses',
    menu,
    addresses: (['billing', 'shipping'] as const).map((each) => ({
      title: each === 'billing' ? t('billingAddress') : t('shippingAddress'),
      lines: addressLines(user[each], call.settings.site.language),
      editUrl: `${call.links.account}edit-address/${each}/`,
    })),
  };
};

const account: Section = async (call, { firstName, lastName, displayName, email }) => ({
  section: 'editAccount',
  menu: menuFor(call, 'edit-account'),
  firstName,
  lastName,
  displayName,
  email,
  nonce: nonceFor(call, 'save_account_details'),
});

/** By the part of the address that follows the account's own. */
export const sections: Readonly<Record<string, Section>> = {
  '': dashboard,
  orders,
  'view-order': order,
  'edit-address': address,
  'edit-account': account,
};
