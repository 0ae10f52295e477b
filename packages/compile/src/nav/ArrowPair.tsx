/** @jsxImportSource hono/jsx */
import { readNavSlide } from '@vitrine/model';
import { element, type Html } from '../elements.ts';
import { type Arrows, type ArrowSide, arrowTargets, classNames } from '@vitrine/player/markup';
import { LookContent } from './LookContent.tsx';
import { lookOf } from './looks/lookOf.ts';
import type { NavigationProps } from './NavigationProps.ts';
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
          aria-label={side === 'left' ? compiled.controls.previous : compiled.controls.next}
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
