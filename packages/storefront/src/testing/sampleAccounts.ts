import { type AccountView, pagingView } from '@vitrine/contract/shop';
import { addressFields, sampleOrder } from './sampleCart.ts';
import { sampleLinks } from './sampleShop.ts';

const account = (label: string, path: string, isCurrent = false) => ({
  label,
  url: `/my-account/${path}`,
  isCurrent,
});
const menu = [
  account('Dashboard', ''),
  account('Orders', 'orders/', true),
  account('Addresses', 'edit-address/'),
  account('Account details', 'edit-account/'),
  account('Log out', 'customer-logout/'),
];

export const sampleAccounts: {
  readonly [Section in AccountView['section']]: Extract<AccountView, { section: Section }>;
} = {
  login: {
    section: 'login',
    loginNonce: '1111111111',
    username: '',
    redirect: '/checkout/',
    registration: { nonce: '2222222222', email: '', attributionPrefix: 'wc_order_attribution_' },
  },
  lostPassword: { section: 'lostPassword', nonce: '3333333333', isSent: false },
  resetPassword: { section: 'resetPassword', nonce: '4444444444', key: 'the-key', login: 'ada' },
  invitation: { section: 'invitation', nonce: '5555555555', key: 'the-key', email: 'ada@example.com' },
  dashboard: {
    section: 'dashboard',
    menu,
    name: 'Ada',
    logoutUrl: '/my-account/customer-logout/',
    ordersUrl: '/my-account/orders/',
    addressesUrl: '/my-account/edit-address/',
    editUrl: '/my-account/edit-account/',
  },
  orders: {
    section: 'orders',
    menu,
    orders: [
      {
        id: 1042,
        url: sampleLinks.accountOrder(1042),
        createdAt: Date.UTC(2026, 10, 15),
        statusLabel: 'On hold',
        total: 18_410,
        count: 3,
      },
      {
        id: 1007,
        url: sampleLinks.accountOrder(1007),
        createdAt: Date.UTC(2026, 8, 2),
        statusLabel: 'Completed',
        total: 2400,
        count: 1,
      },
    ],
    orderAgainNonce: '5555555555',
    paging: pagingView(1, 2, (page) => `/my-account/orders/${page}/`),
  },
  order: { section: 'order', menu, orderAgainNonce: '5555555555', order: sampleOrder() },
  addresses: {
    section: 'addresses',
    menu,
    addresses: [
      {
        title: 'Billing address',
        lines: sampleOrder().billing,
        editUrl: '/my-account/edit-address/billing/',
      },
      { title: 'Shipping address', lines: [], editUrl: '/my-account/edit-address/shipping/' },
    ],
  },
  editAddress: {
    section: 'editAddress',
    menu,
    title: 'Billing address',
    fields: addressFields('billing'),
    nonce: '5555555555',
  },
  editAccount: {
    section: 'editAccount',
    menu,
    firstName: 'Ada',
    lastName: 'Lovelace',
    displayName: 'Ada',
    email: 'ada@example.org',
    nonce: '6666666666',
  },
};
