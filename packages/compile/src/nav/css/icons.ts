import { iconCss, type Side } from './iconCss.ts';
import { ANGLE, ARROW, BOLD, CHEVRON, RING, TRIANGLE } from './shapes.ts';

/**
 * Code points of the icon font that looks of the field name in `content`, and what they show. The font is not ours
 * to serve.
 */
const CODE_POINTS: Readonly<Record<string, readonly [string, Side]>> = {
  e817: [TRIANGLE, 'left'],
  e818: [TRIANGLE, 'right'],
  e819: [ANGLE, 'left'],
  e81a: [ANGLE, 'right'],
  e820: [ANGLE, 'left'],
  e81d: [ANGLE, 'right'],
  e81f: [ARROW, 'left'],
  e81e: [ARROW, 'right'],
  e822: [ANGLE, 'left'],
  e823: [ANGLE, 'right'],
  e824: [CHEVRON, 'left'],
  e825: [CHEVRON, 'right'],
  e82a: [BOLD, 'left'],
  e82b: [BOLD, 'right'],
  e82c: [ANGLE, 'left'],
  e82d: [ANGLE, 'right'],
  e82e: [RING, 'left'],
  e82f: [RING, 'right'],
  e836: [ARROW, 'left'],
  e826: [ARROW, 'right'],
};

const CONTENT = /content\s*:\s*(["'])\\(e8[\da-f]{2})\s*\1/gi;

/** Icons of a font that nobody loads, drawn by our own shapes. */
export const withOwnIcons = (css: string): string =>
  css.replace(CONTENT, (whole, _quote: string, code: string) => {
    const known = CODE_POINTS[code.toLowerCase()];
    return known ? iconCss(...known) : whole;
  });
