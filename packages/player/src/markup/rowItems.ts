import type { Row } from './navTypes.ts';

/** What no screen has room for is not drawn, however many slides there are. */
export const MOST_VISIBLE = 24;
/** Windows of bullets, from the smallest that is shown to what is drawn. */
export const BULLET_WINDOWS = [5, 7, 9, 11, 15] as const;

export interface RowItem {
  readonly key: string;
  readonly index: number;
  /** The smallest window of bullets that it is in. */
  readonly room: number | undefined;
}

/** The item in the middle of what is drawn: the one that the keyboard is on, else that of the slide that shows. */
export function rowCentre(keys: readonly string[], currentKey: string, focusedKey: string | null): number {
  const focused = focusedKey === null ? -1 : keys.indexOf(focusedKey);
  return focused >= 0 ? focused : Math.max(0, keys.indexOf(currentKey));
}

/** The items of a row that are drawn: a few around the centre, however many slides there are. */
export function rowItems(row: Row, keys: readonly string[], centre: number): RowItem[] {
  const isWindowed = 'size' in row;
  const { start, end } = itemWindow(keys.length, centre, isWindowed ? drawnCards(row) : MOST_BULLETS);
  const rooms = isWindowed
    ? []
    : BULLET_WINDOWS.map((count) => ({ count, window: itemWindow(keys.length, centre, count) }));
  return keys.slice(start, end).map((key, at) => {
    const index = start + at;
    return { key, index, room: rooms.find(({ window }) => isInWindow(window, index))?.count };
  });
}

const MOST_BULLETS = Math.max(...BULLET_WINDOWS);

/** As many again on both sides: they come into view while the row moves. */
function drawnCards(row: Extract<Row, { size: unknown }>): number {
  const most = Math.max(...row.maxVisible.map((count) => Math.min(MOST_VISIBLE, Math.floor(count))));
  return 3 * Math.max(1, most);
}

export interface ItemWindow {
  readonly start: number;
  /** The first index after it. */
  readonly end: number;
}

/** Which items show when `size` of `count` do: the centre in the middle, and no empty places at the ends. */
export function itemWindow(count: number, centre: number, size: number): ItemWindow {
  const shown = Math.max(0, Math.min(count, Math.floor(size)));
  const start = Math.max(0, Math.min(count - shown, Math.floor(centre - (shown - 1) / 2)));
  return { start, end: start + shown };
}

const isInWindow = ({ start, end }: ItemWindow, index: number): boolean => index >= start && index < end;
