import type { ReactElement } from 'react';
import type { NavigationProps } from '../Navigation.tsx';

/** A bar that is dragged through the slides. */
export function Scrubber(_props: NavigationProps): ReactElement | null {
  return null;
}
