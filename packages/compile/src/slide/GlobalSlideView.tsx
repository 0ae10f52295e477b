/** @jsxImportSource hono/jsx */
import { element, type Html } from '../elements.ts';
import { LayerList } from '../layer/LayerView.tsx';
import { classNames, slideClass, slideDomId } from '@vitrine/player/markup';
import type { SlideContext } from './SlideContext.ts';

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
    <LayerList layers={slide.layers} parent={null} context={context} />,
  );
}
