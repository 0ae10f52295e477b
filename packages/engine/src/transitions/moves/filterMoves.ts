import type { Move } from '../TransitionPlan.ts';
import { isRest } from '../values/isRest.ts';
import type { FilterValues, TransitionValues } from '../values/TransitionValues.ts';
import type { Turn } from './Mover.ts';

/** A smear of 80 is as strong as documents ask for; it stands for so much blur. */
const BLUR_PX_A_SMEAR = 0.15;

/** What the filters of a transition do to a piece: a filter to come out of or go into, else a smear while it moves. */
export function filterMoves(turn: Turn, values: TransitionValues): readonly Move[] {
  const { filter, out } = values;
  const side = turn.side === 'entering' ? values.in : out;
  const { delayMs, durationMs } = turn;
  if (filter.used && (turn.side === 'entering' || out.automatic)) {
    const states = [
      { filter: filterCss(filter), ...spread(filter.blurPx, turn, values) },
      { filter: filterCss(UNFILTERED), ...spread(0, turn, values) },
    ] as const;
    const [start, end] = turn.side === 'entering' ? states : [states[1], states[0]];
    return [{ start, end, delayMs, durationMs, ease: filter.ease }];
  }
  if (!side.motionBlurUsed) return [];
  const blur = (px: number) => ({ filter: `blur(${px}px)`, ...spread(px, turn, values) });
  const middle = blur(Math.round(Math.max(0, side.motionBlurAmount) * BLUR_PX_A_SMEAR * 10) / 10);
  return [{ start: blur(0), middle, end: blur(0), delayMs, durationMs, ease: values.ease }];
}

/**
 * A blurred picture fades at its edges: it is so much larger that they lie outside. Not along a way that it goes: that
 * would become longer too. What turns in space has a size of its own.
 */
function spread(blurPx: number, turn: Turn, values: TransitionValues): { scale?: string } {
  if (values.space3d.kind !== 'none') return {};
  const { x, y } = turn.side === 'entering' ? values.in : values.out;
  const shorter = Math.min(turn.width, turn.height);
  const larger = shorter > 0 ? Math.round((1 + (4 * Math.max(0, blurPx)) / shorter) * 1000) / 1000 : 1;
  return { scale: `${isRest(x, 0) ? larger : 1} ${isRest(y, 0) ? larger : 1}` };
}

type FilterAmounts = Omit<FilterValues, 'used' | 'ease'>;

const UNFILTERED: FilterAmounts = {
  blurPx: 0,
  grayscalePercent: 0,
  brightnessPercent: 100,
  sepiaPercent: 0,
  contrastPercent: 100,
  invertPercent: 0,
};

/** Always the same functions, so that the browser goes from one to the other number by number. */
const filterCss = (filter: FilterAmounts): string =>
  `blur(${filter.blurPx}px) grayscale(${filter.grayscalePercent}%) brightness(${filter.brightnessPercent}%) sepia(${filter.sepiaPercent}%) contrast(${filter.contrastPercent}%) invert(${filter.invertPercent}%)`;
