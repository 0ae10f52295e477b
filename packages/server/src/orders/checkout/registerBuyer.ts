import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import type { AccountRefused } from '../../accounts/AccountRefusal.ts';
import { checkRegistration, register, type Registration } from '../../accounts/register.ts';
import { sendReset } from '../../accounts/requestReset.ts';
import { saveAddress } from '../../accounts/saveAddress.ts';
import { newAccountMail } from '../../accounts/accountMails.ts';
import { queueWritten } from '../../mails/queueWritten.ts';
import type { Shop } from '../../Shop.ts';
import type { CheckoutRefusal } from './CheckoutRefusal.ts';
import type { OrderRequest } from './OrderRequest.ts';

export type Buyer =
  | { readonly ok: true; readonly userId: number | null }
  | { readonly ok: false; readonly errors: readonly CheckoutRefusal[] };

/** The account's fields by the names that the checkout form has for them. */
const FIELDS: Readonly<Record<string, string>> = {
  email: 'billing_email',
  username: 'account_username',
  password: 'account_password',
};

/** The account that a guest asked for. */
function accountOf(request: OrderRequest): Registration | null {
  const { userId, createAccount, billing, attribution, userAgent } = request;
  if (userId !== null || !createAccount) return null;
  const { email, firstName, lastName } = billing;
  return { ...createAccount, email, firstName, lastName, attribution, userAgent, at: 'checkout' };
}

const refusalOf = ({ errors }: AccountRefused): Extract<Buyer, { ok: false }> => ({
  ok: false,
  errors: errors.map(({ field, said }) => ({
    field: field === null ? null : (FIELDS[field] ?? null),
    said: { code: 'account_refused', why: said },
  })),
});

/** The password that is to be hashed before the buyer can be registered, or why there will be no account. */
export async function passwordToHash(
  shop: Shop,
  request: OrderRequest,
  settings: ShopSettings,
): Promise<{ readonly ok: true; readonly password: string | null } | Extract<Buyer, { ok: false }>> {
  const account = accountOf(request);
  if (!account?.password) return { ok: true, password: null };
  const checked = await checkRegistration(shop, account, settings);
  return checked.ok ? { ok: true, password: account.password } : refusalOf(checked);
}

/** Makes the account that a guest asked for, as the last thing that can fail; addresses are kept for the next time. */
export async function registerBuyer(
  shop: Shop,
  request: OrderRequest,
  settings: ShopSettings,
  links: ShopLinks,
  passwordHash: string | undefined,
): Promise<Buyer> {
  const { billing, shipping } = request;
  const account = accountOf(request);
  let { userId } = request;
  if (account) {
    const made = await register(shop, account, settings, passwordHash);
    if (!made.ok) return refusalOf(made);
    userId = made.user.id;
    await queueWritten(shop, newAccountMail(made.user, settings, links), settings);
    // Who gave no password sets one by the link of a mail.
    if (!account.password) await sendReset(shop, made.user, links);
  }
  if (userId !== null) {
    await saveAddress(shop, userId, 'billing', billing);
    await saveAddress(shop, userId, 'shipping', shipping);
  }
  return { ok: true, userId };
}
