import { spansSlide } from '@vitrine/engine';
import type { ReactElement } from 'react';
import { element } from '../elements.ts';
import { LayerList } from '../layer/LayerView.tsx';
import { classNames, slideClass, slideDomId } from '../module/names.ts';
import type { SlideContext } from './SlideContext.ts';

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
