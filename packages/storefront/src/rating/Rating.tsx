import type { ReactElement } from 'react';
import { filledTwentieths } from './filledTwentieths.ts';

interface RatingProps {
  /** In hundredths of a star. */
  rating: number;
}

/** Five stars, filled as far as the rating goes. */
export function Rating({ rating }: RatingProps): ReactElement {
  return (
    <span className="star-rating">
      <span className={`stars-${filledTwentieths(rating)}`} />
      <span className="screen-reader-text">Rated {(rating / 100).toFixed(2)} out of 5</span>
    </span>
  );
}
