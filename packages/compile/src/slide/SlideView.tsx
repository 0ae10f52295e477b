/** @jsxImportSource hono/jsx */
import type { FrameSlide } from '@vitrine/engine';
import { element, type Html } from '../elements.ts';
import { layerViews } from '../layer/layerViews.ts';
import { classNames, groupAttributes, slideClass, slideDomId, type SlideRole } from '@vitrine/player/markup';
import { BackgroundView } from './BackgroundView.tsx';
import type { SlideContext } from '../ports/SlideContext.ts';
import { ownSlideId, slideClassNames } from './slideElementId.ts';
import type { Controls } from '../ports/Controls.ts';

interface SlideProps {
  readonly frame: FrameSlide;
  readonly count: number;
  readonly role: SlideRole;
  readonly context: SlideContext;
}

/** A slide that takes turns: a group "n of m"; only the current one can be reached. */
export function SlideView({ frame, count, role, context }: SlideProps): Html {
  const { slide, moduleId } = context;
  return element(
    'sr7-slide',
    {
      id: ownSlideId(moduleId, slide),
      className: slideClassNames(slide, context.module.settings),
      ...groupAttributes(frame, count, role, context.module.settings.type === 'carousel', context.controls),
    },
    <BackgroundView context={context} />,
    frame.drawn === 'layers' ? layerViews(slide.layers, null, context) : null,
  );
}

interface SlideShellProps {
  readonly frame: FrameSlide;
  readonly moduleId: string;
  readonly count: number;
  readonly role: SlideRole;
  readonly isCarousel: boolean;
  readonly controls: Controls;
}

/** The place of a slide that is not shown: nothing of it is read or built. */
export function SlideShell(props: SlideShellProps): Html {
  const { frame, moduleId, count, role, isCarousel, controls } = props;
  return element('sr7-slide', {
    id: slideDomId(moduleId, frame),
    className: slideClass(frame),
    ...groupAttributes(frame, count, role, isCarousel, controls),
  });
}

/** A global slide: always there, over or under the others; the player shows its layers on the slides that they span. */
export function GlobalSlideView({ context }: { readonly context: SlideContext }): Html {
  const { slide, moduleId } = context;
  return element(
    'sr7-slide',
    {
      id: slideDomId(moduleId, slide),
      className: classNames('sr7-global', slide.place === 'back' && 'sr7-back', slideClass(slide)),
      'data-key': slide.key,
    },
    layerViews(slide.layers, null, context),
  );
}
