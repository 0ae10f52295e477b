import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import { register } from '../../accounts/register.ts';
import { sendReset } from '../../accounts/requestReset.ts';
import { saveAddress } from '../../accounts/saveAddress.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { newAccountMail } from '../../mails/newAccountMail.ts';
import { queueMail } from '../../mails/queueMail.ts';
import type { Shop } from '../../Shop.ts';
import type { CheckoutError } from './checkAddress.ts';
import type { OrderRequest } from './OrderRequest.ts';

export type Buyer =
  | { readonly ok: true; readonly userId: number | null }
  | { readonly ok: false; readonly errors: readonly CheckoutError[] };

/** The account's fields by the names that the checkout form has for them. */
const FIELDS: Readonly<Record<string, string>> = {
  email: 'billing_email',
  username: 'account_username',
  password: 'account_password',
};

/** Makes the account that a guest asked for, as the last thing that can fail; addresses are kept for the next time. */
export async function registerBuyer(
  shop: Shop,
  request: OrderRequest,
  settings: ShopSettings,
  links: ShopLinks,
): Promise<Buyer> {
  const { createAccount, billing, shipping, attribution } = request;
  let { userId } = request;
  if (userId === null && createAccount) {
    const { email, firstName, lastName } = billing;
    const account = { ...createAccount, email, firstName, lastName, attribution, at: 'checkout' } as const;
    const made = await register(shop, account, settings);
    if (!made.ok)
      return {
        ok: false,
        errors: made.errors.map(({ field, message }) => ({
          field: field === null ? null : (FIELDS[field] ?? null),
          html: escapeHtml(message),
        })),
      };
    userId = made.user.id;
    await queueMail(shop, newAccountMail(made.user, settings, links));
    // Who gave no password sets one by the link of a mail.
    if (!createAccount.password) await sendReset(shop, made.user, links);
  }
  if (userId !== null) {
    await saveAddress(shop, userId, 'billing', billing);
    await saveAddress(shop, userId, 'shipping', shipping);
  }
  return { ok: true, userId };
}
