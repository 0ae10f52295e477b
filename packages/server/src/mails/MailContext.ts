import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';

/** What every mail is written with. */
export interface MailContext {
  readonly settings: ShopSettings;
  readonly links: ShopLinks;
}
