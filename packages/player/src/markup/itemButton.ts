import type { RowKind } from './rowKinds.ts';

interface ItemState {
  readonly isCurrent: boolean;
  /** The item that the keyboard reaches in a tablist. */
  readonly isReached: boolean;
  /** The slide's element, where it stands in the page. */
  readonly controls: string | undefined;
}

/** What the button of an item says of it at one moment. */
export const itemButton = ({ isTablist }: RowKind, { isCurrent, isReached, controls }: ItemState) =>
  isTablist
    ? {
        role: 'tab',
        'aria-selected': isCurrent ? ('true' as const) : ('false' as const),
        'aria-controls': controls,
        tabindex: isReached ? 0 : -1,
      }
    : { 'aria-current': isCurrent ? ('true' as const) : undefined };
