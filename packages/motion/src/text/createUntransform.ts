/** The middle of a box's left side. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const UNIT_PX = 100;

/**
 * From boxes on the screen back to places in an element's layout, whatever transforms it and what is around it. Where
 * these places are counted from is left open.
 */
export function createUntransform(element: HTMLElement): (box: DOMRect) => Place {
  const [origin, across, down] = marksIn(element);
  const [a, b] = [(across.x - origin.x) / UNIT_PX, (across.y - origin.y) / UNIT_PX];
  const [c, d] = [(down.x - origin.x) / UNIT_PX, (down.y - origin.y) / UNIT_PX];
  const area = a * d - b * c || 1;
  // What is seen of a turned box is the larger one around it.
  const turned = Math.abs(a * d) - Math.abs(b * c);
  const widthOf = ({ width, height }: DOMRect): number =>
    turned === 0 ? 0 : (Math.abs(d) * width - Math.abs(c) * height) / turned;
  return (box) => {
    const { x, y } = middleOf(box);
    return { x: (d * x - c * y) / area - widthOf(box) / 2, y: (a * y - b * x) / area };
  };
}

/** Where three points of the layout are on the screen: one, another to the right of it, and one below it. */
function marksIn(element: HTMLElement): readonly [Point, Point, Point] {
  const place = (left: number, top: number): HTMLElement => {
    const mark = document.createElement('span');
    mark.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:0;height:0`;
    return mark;
  };
  const marks = [place(0, 0), place(UNIT_PX, 0), place(0, UNIT_PX)] as const;
  element.append(...marks);
  const pointOf = (mark: HTMLElement): Point => middleOf(mark.getBoundingClientRect());
  const points = [pointOf(marks[0]), pointOf(marks[1]), pointOf(marks[2])] as const;
  for (const mark of marks) mark.remove();
  return points;
}

const middleOf = ({ left, right, top, bottom }: DOMRect): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
