import type { Layer, LevelIndex } from '@vitrine/model';
import { type DeclarationParts, type Declarations, NOTHING } from '../css/Declarations.ts';
import { measureToCss, scaledPx } from '../css/units.ts';

/** Generic families that end a font list. */
const GENERIC = /\b(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;

/** `normal` and `nowrap` fold line breaks away; `full` keeps them and wraps; `content` keeps them and does not wrap. */
const WHITE_SPACE: Readonly<Record<string, Declarations>> = {
  normal: { 'white-space': 'normal' },
  nowrap: { 'white-space': 'nowrap' },
  full: { 'white-space': 'pre-line' },
  content: { 'white-space': 'preserve-breaks nowrap' },
};

export function typeOf(layer: Layer, level: LevelIndex): DeclarationParts {
  const { font, fluid, content } = layer;
  const spacing = font.letterSpacing[level];
  const type: Declarations = {
    'font-family': GENERIC.test(font.family) ? font.family : `${font.family}, sans-serif`,
    ...wholePx('font-size', measureToCss(font.size[level], { scales: fluid.text })),
    'font-weight': font.weight[level],
    'font-style': font.italic ? 'italic' : undefined,
    // Letters that come in one by one stand apart from each other, and so they do before and after.
    'font-kerning': layer.timeline.in.chars ? 'none' : undefined,
    'letter-spacing': spacing.value === 0 ? undefined : measureToCss(spacing, { scales: fluid.text }),
    ...lineHeightOf(layer, level),
    'text-align': layer.textAlign[level] === 'inherit' ? undefined : layer.textAlign[level],
    'text-transform': content.transform === 'none' ? undefined : content.transform,
    'text-decoration': content.decoration === 'none' ? undefined : content.decoration,
    color: layer.color[level],
  };
  return [type, WHITE_SPACE[layer.whiteSpace[level]] ?? NOTHING];
}

/** Factors stay as they are: larger letters in a text have higher lines. */
export function lineHeightOf({ lineHeight, fluid }: Layer, level: LevelIndex): Declarations {
  const height = lineHeight[level];
  if (typeof height === 'number') return { 'line-height': height };
  if (typeof height === 'string') return NOTHING;
  const css = height.unit === 'px' ? scaledPx(height.value, fluid.text) : measureToCss(height);
  return wholePx('line-height', css);
}

/** The names under which `drawnCss` takes a size as it is designed, and gives it in whole pixels. */
const WHOLE = { 'font-size': ['--fs', '--wfs'], 'line-height': ['--lh', '--wlh'] } as const;

/**
 * Rounded, as the original does (spacing is not): some browsers cut a line's height off to whole pixels, and texts of many
 * lines would drift.
 */
function wholePx(property: keyof typeof WHOLE, css: string): Declarations {
  if (/^\d+px$/.test(css)) return { [property]: css };
  const [designed, whole] = WHOLE[property];
  return { [designed]: css, [property]: `var(${whole})` };
}
