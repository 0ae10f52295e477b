import type { AccountView } from '@vitrine/contract/shop';
import { expect, it } from 'vitest';
import { drawPage } from '../testing/drawPage.ts';
import { sampleAccounts } from '../testing/sampleAccounts.ts';
import { samplePage } from '../testing/samplePages.ts';

const draw = (view: AccountView) => drawPage(samplePage('account', view));

it.each<[keyof typeof sampleAccounts, string, readonly string[], string]>([
  [
    'login',
    'form.login',
    ['username', 'password', 'rememberme', 'woocommerce-login-nonce', 'redirect'],
    '/my-account/',
  ],
  ['login', 'form.register', ['email', 'password', 'woocommerce-register-nonce'], '/my-account/'],
  [
    'lostPassword',
    'form.lost_reset_password',
    ['user_login', 'wc_reset_password', 'woocommerce-lost-password-nonce'],
    '/my-account/lost-password/',
  ],
  [
    'resetPassword',
    'form.lost_reset_password',
    [
      'password_1',
      'password_2',
      'reset_key',
      'reset_login',
      'wc_reset_password',
      'woocommerce-reset-password-nonce',
    ],
    '/my-account/lost-password/',
  ],
  [
    'invitation',
    'form.narrow-form',
    ['password_1', 'password_2', 'invitation_key', 'vitrine-invitation-nonce'],
    '/my-account/invitation/',
  ],
])('%s: %s sends %j to %s', (section, form, names, action) => {
  const { fields, get } = draw(sampleAccounts[section]);
  expect(fields(form)).toEqual(names);
  expect(get(form).getAttribute('action')).toBe(action);
  expect(get(form).getAttribute('method')).toBe('post');
});

it('the account page sends a new password with the key and the login of the link that was mailed', () => {
  const { get } = draw(sampleAccounts.resetPassword);
  expect(get('[name=reset_key]').getAttribute('value')).toBe('the-key');
  expect(get('[name=reset_login]').getAttribute('value')).toBe('ada');
});

it('the account page sends the account and the addresses by their names on the wire', () => {
  expect(draw(sampleAccounts.editAccount).fields('form.edit-account')).toEqual([
    'account_first_name',
    'account_last_name',
    'account_display_name',
    'account_email',
    'password_current',
    'password_1',
    'password_2',
    'action',
    'save-account-details-nonce',
  ]);
  const address = draw(sampleAccounts.editAddress);
  expect(address.fields('form.edit-address').slice(-2)).toEqual(['action', 'woocommerce-edit-address-nonce']);
  address.get('form.edit-address button[name=save_address]');
});

it('the account page logs in and registers by buttons that tell the forms apart', () => {
  const { all } = draw(sampleAccounts.login);
  expect(all('#customer_login form button').map((button) => button.getAttribute('name'))).toEqual([
    'login',
    'register',
  ]);
});

it('the account page has no registration where the shop offers none', () => {
  expect(draw({ ...sampleAccounts.login, registration: null }).all('form.register')).toHaveLength(0);
});

it('the account page lets scripts find passwords, and password managers tell them apart', () => {
  const { all } = draw(sampleAccounts.login);
  expect(
    all('.woocommerce form .woocommerce-Input[type=password]').map((input) =>
      input.getAttribute('autocomplete'),
    ),
  ).toEqual(['current-password', 'new-password']);
});

it('the account page answers a lost password the same whether the account exists or not', () => {
  const { all, document } = draw({ ...sampleAccounts.lostPassword, isSent: true });
  expect(all('form.lost_reset_password')).toHaveLength(0);
  expect(document.querySelector('main')?.textContent).toContain('If there is an account');
});

it('the account page shows the menu of the account to who is in, its place marked', () => {
  expect(
    draw(sampleAccounts.orders).get('.woocommerce-MyAccount-navigation [aria-current=page]').textContent,
  ).toBe('Orders');
  expect(draw(sampleAccounts.login).all('.woocommerce-MyAccount-navigation')).toHaveLength(0);
});

it('the account page shows what of an order went back, and what is left of its total', () => {
  const refunds = [
    { label: 'Refund: <b>Broken</b>', amount: -890 },
    { label: 'Total after refunds', amount: 17_520 },
  ];
  const { all } = draw({
    ...sampleAccounts.order,
    order: { ...sampleAccounts.order.order, refunds },
  });
  expect(all('.order-refund').map((row) => row.textContent)).toEqual([
    'Refund: <b>Broken</b>-€8.90',
    'Total after refunds€175.20',
  ]);
});
