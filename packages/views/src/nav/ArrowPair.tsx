/** @jsxImportSource hono/jsx */
import { readNavSlide } from '@vitrine/model';
import { element, type Html } from '../elements.ts';
import { classNames } from '../module/names.ts';
import { type ArrowSide, arrowTargets } from './arrowTargets.ts';
import { LookContent } from './LookContent.tsx';
import { lookOf } from './looks/lookOf.ts';
import { NAV_LABELS } from './navLabels.ts';
import type { Arrows, NavigationProps } from './navTypes.ts';
import { fillTemplate } from './text/fillTemplate.ts';

interface ArrowPairProps extends NavigationProps {
  readonly arrows: Arrows;
}

/** Arrows: to the slide before, and after. A template may show something of the slide that one leads to. */
export function ArrowPair({ arrows, compiled, frame, slidesId }: ArrowPairProps): Html {
  const look = lookOf('arrows', arrows);
  const targets = arrowTargets(frame);
  const arrow = (side: ArrowSide): Html => {
    const { key, number } = targets[side];
    const slide = { ...readNavSlide(compiled.module, key), number };
    return element(
      'sr7-spot',
      { className: `sr7-at-${side}` },
      element(
        'sr7-arrow',
        { className: classNames(look.name, 'sr7-arrows', `sr7-${side}arrow`), 'data-dir': side },
        <LookContent html={fillTemplate(look.html, slide)} />,
        <button
          type="button"
          className="sr7-hit"
          aria-label={side === 'left' ? NAV_LABELS.previous : NAV_LABELS.next}
          aria-controls={slidesId}
          disabled
        />,
      ),
    );
  };
  return (
    <>
      {arrow('left')}
      {arrow('right')}
    </>
  );
}
