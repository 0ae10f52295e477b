import type { LevelIndex, ModuleSettings } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import { measureToCss, scaledPx } from '../css/units.ts';

const ALIGN = { start: 'start', center: 'center', end: 'end' } as const;
const SPACE = 'var(--sp)';

/** The space between two slides, the same at every width. Percentages are of the module, so that it is a length wherever it is asked for. */
export const spaceCss = ({ space }: ModuleSettings['carousel']): string =>
  measureToCss(space, { whole: '100cqw', scales: false });

/**
 * The extent of a slide along the axis. Across, it is as wide as the grid; its share of the module when justified (no wider
 * than the grid if that is bounded); all of the module when stretched, but for what is to be seen of the slides beside it.
 * Down, the visible slides share the height.
 */
export function extentCss({ carousel, size }: ModuleSettings, level: LevelIndex, height = '100%'): string {
  const { maxVisible } = carousel;
  if (carousel.axis === 'vertical') {
    const padding = `${measureToCss(carousel.paddingTop)} - ${measureToCss(carousel.paddingBottom)}`;
    return `calc((${height} - ${padding} - ${maxVisible - 1}*${SPACE})/${maxVisible})`;
  }
  if (carousel.stretch) return stretched(carousel);
  const grid = scaledPx(size.width[level]);
  if (!carousel.justify) return grid;
  const share = `(100cqw - ${maxVisible - 1}*${SPACE})/${maxVisible}`;
  return carousel.justifyMaxWidth ? `min(${share},${grid})` : `calc(${share})`;
}

function stretched({ peek, maxVisible, align }: ModuleSettings['carousel']): string {
  if (maxVisible < 2 || peek.value <= 0) return '100cqw';
  const sides = align === 'center' ? 2 : 1;
  return `calc(100cqw - ${sides}*(${measureToCss(peek, { whole: '100cqw' })} + ${SPACE}))`;
}

/** The box of every carousel slide. */
export function boxDeclarations(settings: ModuleSettings, level: LevelIndex): Declarations {
  const { carousel } = settings;
  const isVertical = carousel.axis === 'vertical';
  const extent = extentCss(settings, level);
  const top = measureToCss(carousel.paddingTop);
  const bottom = measureToCss(carousel.paddingBottom);
  return {
    '--gw': isVertical ? undefined : extent,
    width: isVertical ? '100%' : extent,
    height: isVertical ? extent : undefined,
    top: isVertical ? verticalShift(carousel, top, bottom) : undefined,
    'margin-block': isVertical ? undefined : `${top} ${bottom}`,
    'min-height': '0',
    overflow: 'hidden',
    'justify-self': isVertical ? 'center' : ALIGN[carousel.align],
    'align-self': isVertical ? ALIGN[carousel.align] : 'stretch',
    'border-radius': radiusCss(carousel),
    'backface-visibility': carousel.spin === '3d' ? 'hidden' : undefined,
  };
}

/** Where slides go down, the padding moves the place of the focused one. */
function verticalShift(
  { align, paddingTop, paddingBottom }: ModuleSettings['carousel'],
  top: string,
  bottom: string,
): string | undefined {
  if (paddingTop.value === 0 && paddingBottom.value === 0) return undefined;
  if (align === 'start') return top;
  return align === 'end' ? `calc(-1*${bottom})` : `calc((${top} - ${bottom})/2)`;
}

function radiusCss({ borderRadius, borderRadiusUnit }: ModuleSettings['carousel']): string | undefined {
  if (borderRadius.value === 0) return undefined;
  return borderRadiusUnit === '%' ? `${borderRadius.value}%` : measureToCss(borderRadius);
}
