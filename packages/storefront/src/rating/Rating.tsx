import type { ReactElement } from 'react';

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

/** A class, not a style: pages allow no inline styles. */
export function filledTwentieths(rating: number): number {
  return Math.round(Math.min(500, Math.max(0, rating)) / 25);
}
