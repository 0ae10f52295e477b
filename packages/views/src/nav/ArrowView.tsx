import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { element } from '../elements.ts';
import { classNames } from '../module/names.ts';
import type { ArrowSide } from './arrowTargets.ts';
import type { ResolvedLook } from './looks/readyLook.ts';
import { NAV_LABELS } from './navLabels.ts';

export interface ArrowViewProps {
  readonly side: ArrowSide;
  readonly look: ResolvedLook;
  /** Id of the element that holds the slides. */
  readonly slidesId: string;
  /** Null until the module lives. */
  readonly onPress: (() => void) | null;
  readonly style?: CSSProperties | undefined;
  /** What stands in it. */
  readonly children?: ReactNode;
}

/** An arrow: it goes to the slide before or after. */
export function ArrowView({ side, look, slidesId, onPress, style, children }: ArrowViewProps): ReactElement {
  return element(
    'sr7-spot',
    { className: `sr7-at-${side}` },
    element(
      'sr7-arrow',
      { className: classNames(look.name, 'sr7-arrows', `sr7-${side}arrow`), 'data-dir': side, style },
      children,
      <button
        key="hit"
        type="button"
        className="sr7-hit"
        aria-label={side === 'left' ? NAV_LABELS.previous : NAV_LABELS.next}
        aria-controls={slidesId}
        disabled={onPress === null}
        onClick={onPress ?? undefined}
      />,
    ),
  );
}
