import { ATTRIBUTION_FIELDS } from '@vitrine/contract/shop';
import { LONGEST_ATTRIBUTION } from '../limits.ts';

const PREFIX = '_wc_order_attribution_';

/** What is kept with an order of how its buyer came (spec/3 §3). What is not known is not kept. */
export function attributionMeta(
  sent: Readonly<Record<string, string>>,
  userAgent: string,
): Readonly<Record<string, string>> {
  const known = ATTRIBUTION_FIELDS.flatMap((field) => {
    const value = (Object.hasOwn(sent, field) ? sent[field] : undefined)?.slice(0, LONGEST_ATTRIBUTION);
    return value && value !== '(none)' ? [[PREFIX + field, value] as const] : [];
  });
  if (known.length === 0) return {};
  return Object.fromEntries([...known, [`${PREFIX}device_type`, deviceOf(userAgent)]]);
}

type Device = 'Mobile' | 'Tablet' | 'Desktop';

/** Tablets say they are mobile too, so they are asked first. */
function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i.test(userAgent)) return 'Tablet';
  return /mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i.test(userAgent)
    ? 'Mobile'
    : 'Desktop';
}

const LABELS: Readonly<Record<string, (source: string) => string>> = {
  utm: (source) => `Source: ${source}`,
  organic: (source) => `Organic: ${source}`,
  referral: (source) => `Referral: ${source}`,
  typein: () => 'Direct',
  admin: () => 'Web admin',
  mobile_app: () => 'Mobile app',
  pos: () => 'Point of Sale',
};

/** Where somebody came from, for people: “Organic: Google”. */
export function sourceLabel(type: string, source: string): string {
  const bare = source.replace(/^\(+|\)+$/g, '');
  const shown = bare.charAt(0).toUpperCase() + bare.slice(1);
  return Object.hasOwn(LABELS, type) ? (LABELS[type]?.(shown) ?? 'Unknown') : 'Unknown';
}

export const SOURCE_TYPE_KEY = `${PREFIX}source_type`;
export const SOURCE_KEY = `${PREFIX}utm_source`;

/** Where an order came from, for people. */
export const originLabel = (meta: Readonly<Record<string, string>>): string =>
  sourceLabel(meta[SOURCE_TYPE_KEY] ?? '', meta[SOURCE_KEY] ?? '');
