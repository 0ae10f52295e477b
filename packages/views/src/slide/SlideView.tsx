import type { FrameSlide } from '@vitrine/engine';
import type { ReactElement } from 'react';
import { type Attributes, element } from '../elements.ts';
import { LayerList } from '../layer/LayerView.tsx';
import { classNames, slideClass, slideDomId } from '../module/names.ts';
import { BackgroundView } from './BackgroundView.tsx';
import type { SlideContext } from './SlideContext.ts';

interface SlideProps {
  readonly frame: FrameSlide;
  readonly context: SlideContext;
}

/** A slide that takes turns: a group "n of m"; only the current one can be reached. */
export function SlideView({ frame, context }: SlideProps): ReactElement {
  const { slide, moduleId, module, count } = context;
  const { type, carousel } = module.settings;
  const showsLayers = frame.offset === 0 || type !== 'carousel' || carousel.showAllLayers;
  const ownId = slide.attributes.id.replace(/[^\w-]/g, '');
  return element(
    'sr7-slide',
    {
      id: ownId || slideDomId(moduleId, slide),
      className: classNames(slideClass(slide), slide.attributes.className),
      ...groupAttributes(frame, count),
    },
    <BackgroundView key="background" context={context} />,
    showsLayers ? <LayerList key="layers" layers={slide.layers} parent={null} context={context} /> : null,
  );
}

interface SlideShellProps {
  readonly frame: FrameSlide;
  readonly moduleId: string;
  readonly count: number;
}

/** The place of a slide that is not shown: nothing of it is read or built. */
export function SlideShell({ frame, moduleId, count }: SlideShellProps): ReactElement {
  return element('sr7-slide', {
    id: slideDomId(moduleId, frame),
    className: slideClass(frame),
    ...groupAttributes(frame, count),
  });
}

function groupAttributes({ key, number, offset, shown }: FrameSlide, count: number): Attributes {
  const isCurrent = offset === 0;
  return {
    'data-key': key,
    'data-current': isCurrent ? '' : undefined,
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': `${number} of ${count}`,
    inert: !isCurrent,
    hidden: !shown,
  };
}
