import type { ReactElement } from 'react';
import { filledTwentieths } from './filledTwentieths.ts';
import { productTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

interface RatingProps {
  /** In hundredths of a star. */
  rating: number;
}

/** Five stars, filled as far as the rating goes. */
export function Rating({ rating }: RatingProps): ReactElement {
  const t = useTexts(productTexts);
  const digits = useDigits();
  return (
    <span className="star-rating">
      <span className={`stars-${filledTwentieths(rating)}`} />
      <span className="screen-reader-text">{t('rated', { rating: digits((rating / 100).toFixed(2)) })}</span>
    </span>
  );
}
