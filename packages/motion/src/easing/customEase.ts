import type { Ease } from './Ease.ts';

/** spec/1 §8, word for word. */
const INVALID = 'Invalid CustomEase';

interface Point {
  readonly x: number;
  readonly y: number;
}
/** A cubic piece of the curve. */
type Piece = readonly [Point, Point, Point, Point];

/** Points on each piece: enough that no eye sees the straight lines between them. */
const POINTS_A_PIECE = 24;

/**
 * An ease drawn by hand: an SVG path of M, C, S, L, H and V commands (upper or lower case) whose x runs forward. It is
 * stretched so that it leads from 0,0 to 1,1, whatever box it was drawn in; four numbers are the two
 * handles of a CSS cubic-bezier. Throws on anything else.
 */
export function customEase(data: string): Ease {
  const pieces = fitted(parsePath(asPath(data)));
  const points = pieces.flatMap((piece, index) => sample(piece, index === 0));
  return (progress) => heightAt(points, progress);
}

function asPath(data: string): string {
  const numbers = data.split(/[\s,]+/).map(Number);
  const isBezier = numbers.length === 4 && numbers.every(Number.isFinite);
  return isBezier ? `M0,0 C${numbers.join(',')},1,1` : data;
}

function parsePath(data: string): Piece[] {
  const commands = data.match(/[a-z][^a-z]*/gi) ?? [];
  const pieces: Piece[] = [];
  let pen: Point = { x: 0, y: 0 };
  let handle: Point | null = null;
  for (const command of commands) {
    const letter = command.charAt(0);
    const kind = letter.toUpperCase();
    const from = letter === kind ? { x: 0, y: 0 } : pen;
    const numbers = (command.slice(1).match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const take = ARGUMENTS[kind];
    if (take === undefined || numbers.length === 0 || numbers.length % take !== 0) throw new Error(INVALID);
    for (let at = 0; at < numbers.length; at += take) {
      const base = letter === kind ? from : pen;
      const given = numbers.slice(at, at + take);
      const isMove = kind === 'M' && at === 0;
      const piece = makePiece(kind, given, base, pen, handle);
      if (!isMove) pieces.push(piece);
      pen = piece[3];
      handle = kind === 'C' || kind === 'S' ? piece[2] : null;
    }
  }
  if (pieces.length === 0) throw new Error(INVALID);
  return pieces;
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4 };

function makePiece(
  kind: string,
  given: readonly number[],
  base: Point,
  pen: Point,
  handle: Point | null,
): Piece {
  const point = (index: number): Point => ({
    x: base.x + (given[index] ?? 0),
    y: base.y + (given[index + 1] ?? 0),
  });
  if (kind === 'C') return [pen, point(0), point(2), point(4)];
  if (kind === 'S')
    return [pen, handle ? { x: 2 * pen.x - handle.x, y: 2 * pen.y - handle.y } : pen, point(0), point(2)];
  if (kind === 'H') return [pen, pen, pen, { x: base.x + (given[0] ?? 0), y: pen.y }];
  if (kind === 'V') return [pen, pen, pen, { x: pen.x, y: base.y + (given[0] ?? 0) }];
  return [pen, pen, point(0), point(0)];
}

/** Stretches the curve onto 0,0 to 1,1. */
function fitted(pieces: readonly Piece[]): Piece[] {
  const start = pieces[0]?.[0] ?? { x: 0, y: 0 };
  const end = pieces.at(-1)?.[3] ?? { x: 1, y: 1 };
  const width = end.x - start.x;
  const height = end.y - start.y;
  if (!(width > 0) || height === 0) throw new Error(INVALID);
  const fit = ({ x, y }: Point): Point => ({ x: (x - start.x) / width, y: (y - start.y) / height });
  return pieces.map(([a, b, c, d]) => [fit(a), fit(b), fit(c), fit(d)]);
}

function sample([a, b, c, d]: Piece, withStart: boolean): Point[] {
  const count = POINTS_A_PIECE;
  return Array.from({ length: count + (withStart ? 1 : 0) }, (_, index) => {
    const t = (index + (withStart ? 0 : 1)) / count;
    const s = 1 - t;
    const mix = (axis: 'x' | 'y'): number =>
      s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
    return { x: mix('x'), y: mix('y') };
  });
}

/** The height of the line of points at an x, by halving. */
function heightAt(points: readonly Point[], x: number): number {
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.x ?? 0) <= x) low = middle;
    else high = middle;
  }
  const [before, after] = [points[low], points[high]];
  if (!before || !after) return x;
  const width = after.x - before.x;
  return width <= 0 ? after.y : before.y + ((x - before.x) / width) * (after.y - before.y);
}
