import { createDigits, translate, viewTexts } from '@vitrine/texts';
import { useShop } from './ShopContext.ts';

/** Says a name that came with the shop in its language; what the owner or a customer has written stays as it is. */
export function useGiven(): (text: string) => string {
  const { language } = useShop();
  const digits = createDigits(language);
  return (text) => {
    const said = translate(viewTexts, text, language);
    return said === text ? text : digits(said);
  };
}
