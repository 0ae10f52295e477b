import type { BannerView, ShopSettings } from '@vitrine/contract/shop';
import { cleanHtml } from '../catalogue/cleanHtml.ts';

/** The line above the header; null: there is none. */
export function headerBanner({ banner }: Pick<ShopSettings['header'], 'banner'>): BannerView | null {
  const html = banner.on ? cleanHtml(banner.text) : '';
  return html === '' ? null : { html, version: banner.version, canClose: banner.canClose };
}
