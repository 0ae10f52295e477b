import { readNavSlide } from '@vitrine/model';
import { type ReactElement, useMemo } from 'react';
import { element } from '../elements.ts';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { classNames } from '../module/names.ts';
import { LookContent } from './LookContent.tsx';
import type { ResolvedLook } from './looks/resolveLook.ts';
import { usesPicture } from './looks/usesPicture.ts';
import { fillTemplate } from './text/fillTemplate.ts';
import { NAV_LABELS } from './text/labels.ts';
import { thumbStyle } from './thumbStyle.ts';
import { useWorkingPicture } from './useWorkingPicture.ts';

interface ArrowProps {
  readonly side: 'left' | 'right';
  readonly look: ResolvedLook;
  readonly compiled: CompiledModule;
  /** Id of the element that holds the slides. */
  readonly slidesId: string;
  /** The slide that it leads to, and its place. */
  readonly slideKey: string;
  readonly number: number;
  /** Null until the module lives. */
  readonly onPress: (() => void) | null;
}

/** An arrow: it goes to the slide before or after, and may show which one that is. */
export function ArrowView({
  side,
  look,
  compiled,
  slidesId,
  slideKey,
  number,
  onPress,
}: ArrowProps): ReactElement {
  const { module } = compiled;
  const slide = useMemo(() => readNavSlide(module, slideKey), [module, slideKey]);
  // A preview is only seen under a pointer: nothing of it is fetched before the module lives.
  const showsPicture = onPress !== null && usesPicture(look.html);
  const picture = useWorkingPicture(slide, showsPicture);
  return element(
    'sr7-spot',
    { className: `sr7-at-${side}` },
    element(
      'sr7-arrow',
      {
        className: classNames(look.name, 'sr7-arrows', `sr7-${side}arrow`),
        'data-dir': side,
        style: showsPicture ? thumbStyle(slide, picture) : undefined,
      },
      <LookContent key="look" html={fillTemplate(look.html, { ...slide, number })} />,
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
