import { cellEdges } from './cellEdges.ts';
import { copyBackground } from './copyBackground.ts';
import { percent } from './percent.ts';

export interface PieceGrid {
  readonly rows: number;
  readonly columns: number;
}

export interface Piece {
  /** A window of the cell's size; its one child is a copy of the whole background, shifted to show the cell's part. */
  readonly element: HTMLElement;
  readonly row: number;
  readonly column: number;
}

export interface Pieces {
  /** Lies over the background, right after it. */
  readonly holder: HTMLElement;
  readonly pieces: readonly Piece[];
  remove(): void;
}

/**
 * Lays copies of a background over it, cut in cells. Everything is in percent of the holder, so that it stays right when
 * the page is resized. Nothing can be clicked, and screen readers do not see it.
 */
export function cutIntoPieces(background: HTMLElement, { rows, columns }: PieceGrid): Pieces {
  const { width, height } = sizeOf(background);
  const { left: x, top: y } = background.getBoundingClientRect();
  const ratio = window.devicePixelRatio || 1;
  const across = cellEdges(columns, { startPx: x, lengthPx: width }, ratio);
  const down = cellEdges(rows, { startPx: y, lengthPx: height }, ratio);
  const model = copyBackground(background, { width, height });
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  const pieces = Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const [left = 0, right = 1] = [across[column], across[column + 1]];
    const [top = 0, bottom = 1] = [down[row], down[row + 1]];
    const cell = { x: left, y: top, width: right - left, height: bottom - top };
    const element = document.createElement('div');
    element.style.cssText = `position:absolute;overflow:hidden;left:${percent(cell.x)};top:${percent(cell.y)};width:${percent(cell.width)};height:${percent(cell.height)}`;
    element.append(model.showing(cell));
    return { element, row, column };
  });
  holder.append(...pieces.map(({ element }) => element));
  background.after(holder);
  return { holder, pieces, remove: () => holder.remove() };
}

/** The size in layout, whatever transform an animation has on it or around it. */
function sizeOf(element: HTMLElement): { width: number; height: number } {
  const computed = getComputedStyle(element);
  return { width: Number.parseFloat(computed.width) || 0, height: Number.parseFloat(computed.height) || 0 };
}
