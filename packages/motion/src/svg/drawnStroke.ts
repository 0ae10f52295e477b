import type { Style } from '../timeline/Track.ts';
import { parseDrawn } from './parseDrawn.ts';

/** One line of a drawing. */
export interface DrawnShape {
  readonly element: SVGGeometryElement;
  /** How it looks when so much of it is drawn (`0% 50%`): the state of a track. Every state has the same properties. */
  styleAt(drawn: string): Style;
}

/** So much longer is the gap than the line, so that rounding never shows the next dash at its end. */
const SLACK = 1;

/** The shapes in a drawing, or the one shape, for their lines to be drawn and undone. */
export function drawnStroke(element: Element): readonly DrawnShape[] {
  const shapes = [element, ...element.querySelectorAll('*')];
  return shapes.filter((shape) => shape instanceof SVGGeometryElement).map(drawnShape);
}

function drawnShape(element: SVGGeometryElement): DrawnShape {
  const length = dashLength(element);
  const capped = getComputedStyle(element).strokeLinecap !== 'butt';
  return {
    element,
    styleAt(drawn) {
      const { from, to } = parseDrawn(drawn, length);
      const dash = (to - from) * length;
      // A round or square end would show as a dot where nothing is drawn yet.
      const visible = capped ? { visibility: dash > 0 ? 'visible' : 'hidden' } : {};
      return {
        strokeDasharray: `${shorten(dash)}px ${shorten(length - dash + SLACK)}px`,
        strokeDashoffset: `${shorten(-from * length)}px`,
        ...visible,
      };
    },
  };
}

/** The length in the unit of dashes: the author's own, the screen's where strokes do not scale, else the drawing's. */
function dashLength(element: SVGGeometryElement): number {
  const own = Number(element.getAttribute('pathLength'));
  if (own > 0) return own;
  const length = element.getTotalLength();
  if (getComputedStyle(element).vectorEffect !== 'non-scaling-stroke') return length;
  const matrix = element.getScreenCTM();
  return matrix ? length * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : length;
}

const shorten = (value: number): number => Math.round(value * 1000) / 1000 || 0;
