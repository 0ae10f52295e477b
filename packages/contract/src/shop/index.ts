export { type ShopLinks, shopLinks } from './links/shopLinks.ts';
export { type ShopSettings, shopSettings } from './settings/shopSettings.ts';
