import type { FrameSlide } from '@vitrine/engine';
import { spansSlide } from '@vitrine/engine';
import type { ReactElement } from 'react';
import { element } from '../elements.ts';
import { LayerList } from '../layer/LayerView.tsx';
import { classNames, slideClass, slideDomId } from '../module/names.ts';
import { BackgroundView } from './BackgroundView.tsx';
import type { SlideContext } from './SlideContext.ts';

interface SlideProps {
  readonly frame: FrameSlide;
  readonly context: SlideContext;
}

/** A slide that takes turns: a group "n of m"; only the current one can be reached. One that is not shown is not built. */
export function SlideView({ frame, context }: SlideProps): ReactElement {
  const { slide, moduleId, module } = context;
  const isCurrent = frame.offset === 0;
  const showsLayers =
    isCurrent || module.settings.type !== 'carousel' || module.settings.carousel.showAllLayers;
  const attributes = {
    id: slide.attributes.id.replace(/[^\w-]/g, '') || slideDomId(moduleId, slide),
    className: classNames(slideClass(slide), slide.attributes.className),
    'data-key': slide.key,
    'data-current': isCurrent ? '' : undefined,
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': `${frame.number} of ${context.count}`,
    inert: !isCurrent,
    hidden: !frame.shown,
  };
  if (!frame.shown) return element('sr7-slide', attributes);
  return element(
    'sr7-slide',
    attributes,
    <BackgroundView key="background" context={context} />,
    showsLayers ? <LayerList key="layers" layers={slide.layers} parent={null} context={context} /> : null,
  );
}

/** A global slide: always there, over or under the others; its layers span some or all of them. */
export function GlobalSlideView({ context }: { readonly context: SlideContext }): ReactElement {
  const { slide, moduleId, index } = context;
  const layers = slide.layers.filter((layer) => spansSlide(layer, index));
  return element(
    'sr7-slide',
    {
      id: slideDomId(moduleId, slide),
      className: classNames('sr7-global', slide.place === 'back' && 'sr7-back', slideClass(slide)),
      'data-key': slide.key,
    },
    <LayerList key="layers" layers={layers} parent={null} context={context} />,
  );
}
