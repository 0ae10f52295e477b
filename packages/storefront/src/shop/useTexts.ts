import { type Area, createDigits, createTexts, type Messages, type Texts } from '@vitrine/texts';
import { useShop } from './ShopContext.ts';

/** The texts of an area in the shop's language. */
export function useTexts<Source extends Messages>(area: Area<Source>): Texts<Source> {
  return createTexts(area, useShop().language);
}

/** Writes the digits of a number as the shop's language does. */
export function useDigits(): (text: string | number) => string {
  const write = createDigits(useShop().language);
  return (text) => write(String(text));
}
