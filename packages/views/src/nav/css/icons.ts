import { iconCss, type Shape, type Side } from './iconCss.ts';

/**
 * Code points of the icon font that looks of the field name in `content`, and what they show. The font is not ours
 * to serve.
 */
const CODE_POINTS: Readonly<Record<string, readonly [Shape, Side]>> = {
  e817: ['triangle', 'left'],
  e818: ['triangle', 'right'],
  e819: ['angle', 'left'],
  e81a: ['angle', 'right'],
  e820: ['angle', 'left'],
  e81d: ['angle', 'right'],
  e81f: ['arrow', 'left'],
  e81e: ['arrow', 'right'],
  e822: ['angle', 'left'],
  e823: ['angle', 'right'],
  e824: ['chevron', 'left'],
  e825: ['chevron', 'right'],
  e82a: ['bold', 'left'],
  e82b: ['bold', 'right'],
  e82c: ['angle', 'left'],
  e82d: ['angle', 'right'],
  e82e: ['ring', 'left'],
  e82f: ['ring', 'right'],
  e836: ['arrow', 'left'],
  e826: ['arrow', 'right'],
};

const CONTENT = /content\s*:\s*(["'])\\(e8[\da-f]{2})\s*\1/gi;

/** Icons of a font that nobody loads, drawn by our own shapes. */
export const withOwnIcons = (css: string): string =>
  css.replace(CONTENT, (whole, _quote: string, code: string) => {
    const known = CODE_POINTS[code.toLowerCase()];
    return known ? iconCss(...known) : whole;
  });
