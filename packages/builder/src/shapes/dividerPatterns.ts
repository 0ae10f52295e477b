/** A line that a divider is drawn with, in a box of so many units; it is repeated along the divider. */
interface Pattern {
  readonly width: number;
  readonly path: string;
  /** Filled, and not drawn as a line. */
  readonly isFilled?: boolean;
}

const line = (width: number, path: string): Pattern => ({ width, path });
const filled = (width: number, path: string): Pattern => ({ width, path, isFilled: true });

/** By the names that documents have for them; all are 24 high. */
const PATTERNS: Readonly<Record<string, Pattern>> = {
  curly: line(20, 'M0 18c6 0 10-4 10-8S8 4 6 4 3 6 3 9s5 9 17 9'),
  curved: line(24, 'M0 20C6 20 6 4 12 4s6 16 12 16'),
  multiple: line(20, 'M0 6H20M0 12H20M0 18H20'),
  slashes: line(20, 'M2 22L18 2'),
  squared: line(24, 'M0 6H6V18H18V6H24'),
  wavy: line(24, 'M0 8C6 8 6 16 12 16S18 8 24 8'),
  zigzag: line(20, 'M0 18L10 6 20 18'),
  arrows: filled(20, 'M4 4L14 12 4 20 8 12Z'),
  pluses: line(20, 'M4 12H16M10 6V18'),
  rhombus: filled(20, 'M10 4L17 12 10 20 3 12Z'),
  parallelogram: filled(20, 'M7 6H19L13 18H1Z'),
  rectangles: filled(16, 'M3 4H13V20H3Z'),
  dots_tribal: filled(30, 'M15 8a4 4 0 1 0 .1 0ZM3 10a2 2 0 1 0 .1 0ZM27 10a2 2 0 1 0 .1 0Z'),
  rounds_tribal: filled(24, 'M12 4a8 8 0 0 1 8 8H4A8 8 0 0 1 12 4ZM4 16H20V18H4Z'),
  leaves_tribal: filled(24, 'M0 12Q6 4 12 12 6 20 0 12ZM12 12Q18 4 24 12 18 20 12 12Z'),
  stripes_tribal: filled(24, 'M2 4H5V20H2ZM8 7H11V17H8ZM14 4H17V20H14ZM20 7H23V17H20Z'),
  squares_tribal: filled(24, 'M2 6H14V18H2ZM5 9V15H11V9ZM17 9H23V15H17Z'),
  trees_tribal: filled(24, 'M12 3L20 17H4ZM10.5 17H13.5V21H10.5Z'),
  trees_2_tribal: filled(24, 'M12 3L18 11H6ZM12 9L20 19H4ZM11 19H13V22H11Z'),
  planes_tribal: filled(24, 'M2 18L12 5 22 18 12 14Z'),
  x_tribal: filled(24, 'M4 6L6 4 12 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12Z'),
  zigzag_tribal: filled(24, 'M0 16L6 6 12 16 18 6 24 16V20L18 10 12 20 6 10 0 20Z'),
};

/** Whether a style of a divider is drawn as a picture, and not by the browser's own lines. */
export const isDividerPattern = (name: string): boolean => Object.hasOwn(PATTERNS, name);

/** A pattern as a picture that stands in the style sheet. @param weight How thick its line is. */
export function dividerPattern(name: string, weight: number): string {
  const pattern = isDividerPattern(name) ? PATTERNS[name] : undefined;
  if (!pattern) return '';
  const { width, path, isFilled } = pattern;
  const look = isFilled ? '' : ` fill='none' stroke='black' stroke-width='${weight}' stroke-linecap='square'`;
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} 24' preserveAspectRatio='none'%3E%3Cpath fill-rule='evenodd'${look} d='${path}'/%3E%3C/svg%3E")`;
}
