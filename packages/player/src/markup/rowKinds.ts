import type { Nav, NavKindName, Row } from './navTypes.ts';

/** A row of items, one for each slide: how its parts are called (facts/module-page-contract). */
export interface RowKind {
  readonly name: Exclude<NavKindName, 'arrows'>;
  readonly rowTag: string;
  readonly itemTag: string;
  readonly itemClass: string;
  /** Items of a fixed size in a window that moves; else as large as their look makes them. */
  readonly isWindowed: boolean;
  readonly isTablist: boolean;
}

const bullets: RowKind = {
  name: 'bullets',
  rowTag: 'sr7-bullets',
  itemTag: 'sr7-bullet',
  itemClass: 'sr7-bullet',
  isWindowed: false,
  isTablist: false,
};
const tabs: RowKind = {
  name: 'tabs',
  rowTag: 'sr7-tabs',
  itemTag: 'sr7-tab',
  itemClass: 'sr7-tab',
  isWindowed: true,
  isTablist: true,
};
const thumbs: RowKind = {
  name: 'thumbs',
  rowTag: 'sr7-thumbs',
  itemTag: 'sr7-thumb',
  itemClass: 'sr7-thumb',
  isWindowed: true,
  isTablist: false,
};

const ROW_KINDS: readonly RowKind[] = [bullets, tabs, thumbs];

export interface ShownRow {
  readonly kind: RowKind;
  readonly row: Row;
}

/** The rows that a module has on. */
export const rowsOf = (nav: Nav): ShownRow[] =>
  ROW_KINDS.flatMap((kind) => {
    const row = nav[kind.name];
    return row?.on ? [{ kind, row }] : [];
  });

export const hasRows = ({ bullets, tabs, thumbs }: Nav): boolean =>
  [bullets, tabs, thumbs].some((row) => row?.on);

export const hasNavigation = (nav: Nav): boolean =>
  hasRows(nav) || [nav.arrows, nav.scrubber].some((each) => each?.on);
