/** @jsxImportSource hono/jsx */
import type { FrameSlide } from '@vitrine/engine';
import { type Attributes, type Content, element, type Html } from '../elements.ts';
import { needsScript } from '../live/needsScript.ts';
import { classNames, hasNavigation, slideRole, WORDS, writeControlWords } from '@vitrine/player/markup';
import { Navigation } from '../nav/Navigation.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { GlobalSlideView, SlideShell, SlideView } from '../slide/SlideView.tsx';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { createContexts } from './createContexts.ts';

interface ModuleMarkup {
  readonly attributes: Attributes;
  readonly children: readonly Content[];
}

/** What a module's element says and holds at its first frame. */
export function moduleMarkup(compiled: CompiledModule, awaitsScript: boolean): ModuleMarkup {
  const { module, moduleId, frame, controls } = compiled;
  const { settings } = module;
  const contextOf = createContexts(compiled);
  const isStill = !needsScript(compiled);
  const slidesId = `${moduleId}-slides`;
  const role = slideRole(settings.nav, frame);
  const isCarousel = settings.type === 'carousel';
  const globals = (keys: readonly string[]): Html[] =>
    keys.map((key) => <GlobalSlideView context={contextOf(key)} />);
  const slideView = (slide: FrameSlide): Html =>
    slide.drawn === 'place' ? (
      <SlideShell
        frame={slide}
        moduleId={moduleId}
        count={frame.slideCount}
        role={role}
        isCarousel={isCarousel}
        controls={controls}
      />
    ) : (
      <SlideView frame={slide} count={frame.slideCount} role={role} context={contextOf(slide.key)} />
    );
  const attributes: Attributes = {
    id: moduleId,
    className: classNames('sr7-module', settings.className),
    'data-alias': settings.alias || undefined,
    'data-id': module.id,
    'data-awaits': awaitsScript && !isStill ? '' : undefined,
    'data-still': isStill ? '' : undefined,
    [WORDS]: isStill ? undefined : writeControlWords(controls),
    role: 'region',
    'aria-roledescription': frame.slideCount > 1 ? controls.carousel : undefined,
    'aria-label': settings.title || settings.alias || controls.slides,
    dir: settings.direction === 'auto' ? undefined : settings.direction,
    lang: /^[a-zA-Z-]{2,12}$/.test(settings.language) ? settings.language : undefined,
  };
  const children = [
    hasNavigation(settings.nav) ? <Navigation compiled={compiled} frame={frame} slidesId={slidesId} /> : null,
    element(
      'sr7-content',
      { id: slidesId },
      element('sr7-module-bg', {}),
      globals(frame.backKeys),
      frame.slides.map(slideView),
      globals(frame.frontKeys),
      <ProgressBar compiled={compiled} />,
    ),
    frame.slideCount > 1 ? <p className="sr7-sr" aria-live="polite" aria-atomic="true" /> : null,
    // Comes last: what stands before it is whole.
    element('sr7-end', {}),
  ];
  return { attributes, children };
}
