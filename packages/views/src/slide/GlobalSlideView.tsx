import { memo, type ReactElement } from 'react';
import { element } from '../elements.ts';
import { LayerList } from '../layer/LayerView.tsx';
import { classNames, slideClass, slideDomId } from '../module/names.ts';
import type { SlideContext } from './SlideContext.ts';

interface GlobalSlideProps {
  readonly context: SlideContext;
}

/** A global slide: always there, over or under the others; the player shows its layers on the slides that they span. */
export const GlobalSlideView = memo(function GlobalSlideView({ context }: GlobalSlideProps): ReactElement {
  const { slide, moduleId } = context;
  return element(
    'sr7-slide',
    {
      id: slideDomId(moduleId, slide),
      className: classNames('sr7-global', slide.place === 'back' && 'sr7-back', slideClass(slide)),
      'data-key': slide.key,
    },
    <LayerList key="layers" layers={slide.layers} parent={null} context={context} />,
  );
});
