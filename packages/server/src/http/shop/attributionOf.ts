import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX, type ShopSettings } from '@vitrine/contract/shop';
import { type Fields, textField } from '../request/fields.ts';

/** What a form says of how the visitor came; nothing when the owner does not ask. */
export function attributionOf(
  fields: Fields,
  { attribution }: ShopSettings,
): Readonly<Record<string, string>> {
  if (!attribution.on) return {};
  return Object.fromEntries(
    ATTRIBUTION_FIELDS.flatMap((name) => {
      const value = textField(fields, ATTRIBUTION_PREFIX + name);
      return value ? [[name, value] as const] : [];
    }),
  );
}
