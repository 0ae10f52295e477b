import type { FrameSlide } from '@vitrine/engine';
import { memo, type ReactElement } from 'react';
import { element } from '../elements.ts';
import { LayerList } from '../layer/LayerView.tsx';
import { classNames, slideClass, slideDomId } from '../module/names.ts';
import { BackgroundView } from './BackgroundView.tsx';
import { groupAttributes, type SlideRole } from './groupAttributes.ts';
import type { SlideContext } from './SlideContext.ts';
import { ownSlideId } from './slideElementId.ts';

interface SlideProps {
  readonly frame: FrameSlide;
  readonly count: number;
  readonly role: SlideRole;
  readonly context: SlideContext;
}

/** A slide that takes turns: a group "n of m"; only the current one can be reached. Drawn anew only when its own place changes. */
export const SlideView = memo(function SlideView({ frame, count, role, context }: SlideProps): ReactElement {
  const { slide, moduleId } = context;
  return element(
    'sr7-slide',
    {
      id: ownSlideId(moduleId, slide),
      className: classNames(slideClass(slide), slide.attributes.className),
      ...groupAttributes(frame, count, role, context.module.settings.type === 'carousel'),
    },
    <SlideContent key="content" context={context} withLayers={frame.drawn === 'layers'} />,
  );
}, hasSamePlace);

function hasSamePlace(before: SlideProps, after: SlideProps): boolean {
  const isSameFrame = FRAME_FIELDS.every((field) => before.frame[field] === after.frame[field]);
  return isSameFrame && before.count === after.count && before.context === after.context;
}

const FRAME_FIELDS = ['key', 'number', 'offset', 'shown', 'drawn', 'turn', 'isLeaving'] as const;

interface SlideContentProps {
  readonly context: SlideContext;
  readonly withLayers: boolean;
}

/** What is in a slide does not change with its turn: only its own attributes do. */
const SlideContent = memo(function SlideContent({ context, withLayers }: SlideContentProps) {
  return (
    <>
      <BackgroundView context={context} />
      {withLayers ? <LayerList layers={context.slide.layers} parent={null} context={context} /> : null}
    </>
  );
});

interface SlideShellProps {
  readonly frame: FrameSlide;
  readonly moduleId: string;
  readonly count: number;
  readonly role: SlideRole;
  readonly isCarousel: boolean;
}

/** The place of a slide that is not shown: nothing of it is read or built. */
export function SlideShell({ frame, moduleId, count, role, isCarousel }: SlideShellProps): ReactElement {
  return element('sr7-slide', {
    id: slideDomId(moduleId, frame),
    className: slideClass(frame),
    ...groupAttributes(frame, count, role, isCarousel),
  });
}
