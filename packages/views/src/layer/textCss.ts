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
    'font-size': measureToCss(font.size[level], { scales: fluid.text }),
    'font-weight': font.weight[level],
    'font-style': font.italic ? 'italic' : undefined,
    'letter-spacing': spacing.value === 0 ? undefined : measureToCss(spacing, { scales: fluid.text }),
    'line-height': lineHeightOf(layer, level),
    'text-align': layer.textAlign[level] === 'inherit' ? undefined : layer.textAlign[level],
    'text-transform': content.transform === 'none' ? undefined : content.transform,
    'text-decoration': content.decoration === 'none' ? undefined : content.decoration,
    color: layer.color[level],
  };
  return [type, WHITE_SPACE[layer.whiteSpace[level]] ?? NOTHING];
}

export function lineHeightOf({ lineHeight, fluid }: Layer, level: LevelIndex): string | number | undefined {
  const height = lineHeight[level];
  if (typeof height === 'number') return height;
  if (typeof height === 'string') return undefined;
  return height.unit === 'px' ? scaledPx(height.value, fluid.text) : measureToCss(height);
}
