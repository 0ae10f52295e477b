import type { FrameSlide } from '@vitrine/engine';
import type { ReactElement } from 'react';
import { element } from '../elements.ts';
import { GlobalSlideView } from '../slide/GlobalSlideView.tsx';
import { SlideShell, SlideView } from '../slide/SlideView.tsx';
import { mainPicture } from '../slide/mainPicture.ts';
import type { SlideContext } from '../slide/SlideContext.ts';
import type { CompiledModule } from './compileModule.ts';
import { imageSizes } from './imageSizes.ts';
import { classNames } from './names.ts';

/** The module's markup: the same on the server and in the browser. Its CSS is `compiled.css`. */
export function ModuleView({ compiled }: { readonly compiled: CompiledModule }): ReactElement {
  const { module, moduleId, frame } = compiled;
  const { settings } = module;
  const index = frame.slides.find(({ offset }) => offset === 0)?.number ?? 1;
  const contextOf = (key: string, number = index): SlideContext => {
    const slide = module.slide(key);
    const images = imageSizes(module, slide);
    const eager = slide.isGlobal || number === index;
    return {
      module,
      moduleId,
      slide,
      images,
      index: number,
      count: frame.slideCount,
      eager,
      mainPicture: eager && !slide.isGlobal ? mainPicture(slide, settings, images) : null,
    };
  };
  const globals = (keys: readonly string[]): ReactElement[] =>
    keys.map((key) => <GlobalSlideView key={key} context={contextOf(key)} />);
  const slideView = (slide: FrameSlide): ReactElement =>
    slide.shown ? (
      <SlideView key={slide.key} frame={slide} context={contextOf(slide.key, slide.number)} />
    ) : (
      <SlideShell key={slide.key} frame={slide} moduleId={moduleId} count={frame.slideCount} />
    );
  return element(
    'sr7-module',
    {
      id: moduleId,
      className: classNames('sr7-module', settings.className),
      'data-alias': settings.alias || undefined,
      'data-id': module.id,
      role: 'region',
      'aria-roledescription': frame.slideCount > 1 ? 'carousel' : undefined,
      'aria-label': settings.title || settings.alias || 'Slides',
      dir: settings.direction === 'auto' ? undefined : settings.direction,
      lang: /^[a-zA-Z-]{2,12}$/.test(settings.language) ? settings.language : undefined,
    },
    element(
      'sr7-content',
      {},
      element('sr7-module-bg', { key: 'bg' }),
      globals(frame.backKeys),
      frame.slides.map(slideView),
      globals(frame.frontKeys),
    ),
  );
}
