import type { ShopSettings } from '@vitrine/contract/shop';
import { can } from '../accounts/roles.ts';
import type { User } from '../accounts/User.ts';
import { dropUserMeta, readUserMeta, writeUserMeta } from '../accounts/userMeta.ts';
import type { Shop } from '../Shop.ts';

/** By the name that the scripts send. */
const NAME = 'coming_soon_banner_dismissed';

/** Whether the shop is not open yet for this visitor: only those who run it see it. */
export const isClosedTo = (user: User | null, { comingSoon }: Pick<ShopSettings, 'comingSoon'>): boolean =>
  comingSoon.on && !(user && can(user, 'seeComingSoon'));

/** Reminds those who run the shop that it is not open yet, until they close it. */
export async function isBannerShown(
  shop: Shop,
  user: User | null,
  { comingSoon }: Pick<ShopSettings, 'comingSoon'>,
): Promise<boolean> {
  if (!comingSoon.on || !user || !can(user, 'seeComingSoon')) return false;
  return (await readUserMeta(shop, user.id, NAME)) !== 'yes';
}

export const dismissBanner = (shop: Shop, userId: number): Promise<void> =>
  writeUserMeta(shop, userId, { [NAME]: 'yes' });

/** At each login it comes back. */
export const resetBanner = (shop: Shop, userId: number): Promise<void> => dropUserMeta(shop, userId, NAME);
