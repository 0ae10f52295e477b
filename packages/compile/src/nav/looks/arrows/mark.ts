import { iconCss } from '../../css/iconCss.ts';

/** The mark of both arrows: the left one points back, the right one on. */
export const arrowMark = (name: string, shape: string): string =>
  (['left', 'right'] as const)
    .map((side) => `.${name}.sr7-${side}arrow::before { ${iconCss(shape, side)} }`)
    .join('\n');
