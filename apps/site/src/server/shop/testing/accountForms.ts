import type { Seen, Shopper } from './createShopper.ts';

export const PASSWORD = 'moss on the 3rd stair';

type Values = Readonly<Record<string, string>>;

/** Opens a page with a form and sends it, with the nonce that stands there. */
async function submit(shopper: Shopper, path: string, nonce: string, fields: Values): Promise<Seen> {
  const page = await shopper.get(path);
  return shopper.post(path, { ...fields, [nonce]: page.value(nonce) });
}

export const register = (shopper: Shopper, email: string): Promise<Seen> =>
  submit(shopper, '/my-account/', 'woocommerce-register-nonce', { email, password: PASSWORD });

export const logIn = (shopper: Shopper, username: string, password = PASSWORD): Promise<Seen> =>
  submit(shopper, '/my-account/', 'woocommerce-login-nonce', { username, password });

export const askForReset = (shopper: Shopper, login: string): Promise<Seen> =>
  submit(shopper, '/my-account/lost-password/', 'woocommerce-lost-password-nonce', { user_login: login });

export const editAccount = (shopper: Shopper, fields: Values): Promise<Seen> =>
  submit(shopper, '/my-account/edit-account/', 'save-account-details-nonce', {
    account_first_name: 'Ida',
    account_last_name: 'Moss',
    account_display_name: 'Ida',
    ...fields,
  });

export async function logOut(shopper: Shopper): Promise<Seen> {
  const page = await shopper.get('/my-account/');
  const out = /href="([^"]*customer-logout[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return shopper.get(new URL(out).pathname + new URL(out).search);
}
