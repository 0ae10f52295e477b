import type { Pieces, Step, Track } from '@vitrine/motion';
import type { Move, SidePlan } from './TransitionPlan.ts';

type Cut = (background: HTMLElement, side: SidePlan) => Pieces | null;

/** The tracks of one side: on the background itself, or on the pieces it is cut into. */
export function toTracks(background: HTMLElement, side: SidePlan, cut: Cut): readonly Track[] {
  if (side.pieces.length === 0) return [];
  const cutUp = side.isCut ? cut(background, side) : null;
  if (cutUp) return pieceTracks(background, side, cutUp);
  const back = { element: background, start: { backfaceVisibility: 'hidden' }, steps: [] };
  const tracks = (side.pieces[0]?.moves ?? []).map((move) => trackOf(background, move));
  return side.hidesBack ? [...tracks, back] : tracks;
}

function pieceTracks(background: HTMLElement, side: SidePlan, { pieces }: Pieces): readonly Track[] {
  const hidden = { element: background, start: { opacity: 0 }, steps: [] };
  const plans = new Map(side.pieces.map((plan) => [`${plan.row}/${plan.column}`, plan]));
  return [
    hidden,
    ...pieces.flatMap(({ element, row, column }) => {
      const plan = plans.get(`${row}/${column}`);
      if (!plan) return [];
      const target = prepare(element, side);
      return plan.moves.map((move) => trackOf(target, move));
    }),
  ];
}

/** What moves: the piece, or its part of the picture behind it, which then needs an edge of its own. */
function prepare(element: HTMLElement, side: SidePlan): HTMLElement {
  if (side.hidesBack) element.style.backfaceVisibility = 'hidden';
  if (!side.isMasked) return element;
  const part = element.ownerDocument.createElement('div');
  part.style.cssText = 'position:absolute;inset:0;overflow:hidden';
  part.append(...element.childNodes);
  element.append(part);
  return part;
}

function trackOf(element: HTMLElement, move: Move): Track {
  const { start, middle, end, delayMs, durationMs, ease } = move;
  if (!middle) return { element, start, steps: [{ startMs: delayMs, durationMs, ease, style: end }] };
  const half = durationMs / 2;
  const step = (startMs: number, style: Step['style']): Step => ({
    startMs,
    durationMs: half,
    ease: 'sine.inOut',
    style,
  });
  return { element, start, steps: [step(delayMs, middle), step(delayMs + half, end)] };
}
