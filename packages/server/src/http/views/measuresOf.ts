import type { productTexts, Texts } from '@vitrine/texts';
import type { Product } from '../../catalogue/Product.ts';

type Measured = Pick<Product, 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm'>;

/** As pages list them, with their units; '' for what nobody knows. */
export interface Measures {
  readonly weight: string;
  readonly dimensions: string;
}

/** A variation is as heavy and as large as its product, unless it says otherwise. */
export function measuresOf(
  product: Measured,
  t: Texts<typeof productTexts.en>,
  parent: Measured = product,
): Measures {
  const weightG = product.weightG ?? parent.weightG;
  const own = sidesOf(product);
  const sides = own.length > 0 ? own : sidesOf(parent);
  return {
    weight: weightG ? t('kilograms', { weight: weightG / GRAMS }) : '',
    dimensions:
      sides.length > 0 ? t('centimetres', { sides: sides.map((side) => side / MM).join(' × ') }) : '',
  };
}

/** In a kilogram; millimetres in a centimetre. */
const GRAMS = 1000;
const MM = 10;

const sidesOf = ({ lengthMm, widthMm, heightMm }: Measured): readonly number[] =>
  [lengthMm, widthMm, heightMm].filter((side) => side !== null);
