import { createHash } from 'node:crypto';
import type { ShopSettings } from '@vitrine/contract/shop';
import { cleanHtml } from '../catalogue/cleanHtml.ts';

export interface StoreNotice {
  /** The cookie that hides it is `store_notice` and this: another text is shown again. */
  readonly id: string;
  readonly html: string;
}

export function storeNotice({ notice }: Pick<ShopSettings, 'notice'>): StoreNotice | null {
  const text = notice.text.trim();
  if (!notice.on || !text) return null;
  return { id: createHash('md5').update(text).digest('hex'), html: cleanHtml(text) };
}
