import type { Frame, FrameSlide, Player } from '@vitrine/engine';
import type { ReactElement, ReactNode } from 'react';
import { type Attributes, element } from '../elements.ts';
import { hasNavigation } from '../nav/hasNavigation.ts';
import { slideRole } from '../slide/groupAttributes.ts';
import { SlideShell, SlideView } from '../slide/SlideView.tsx';
import type { CompiledModule } from './CompiledModule.ts';
import type { Contexts } from './createContexts.ts';
import { classNames } from './names.ts';

interface ModuleMoment {
  readonly frame: Frame;
  readonly contexts: Contexts;
  /** As soon as the module lives. */
  readonly player: Player | null;
  /** It never does more than stand there. */
  readonly isStill: boolean;
  readonly awaitsScript: boolean;
}

export interface ModuleMarkup {
  readonly attributes: Attributes;
  readonly children: readonly ReactNode[];
}

/** What a module's element says and holds at one moment. */
export function moduleMarkup(
  compiled: CompiledModule,
  { frame, contexts, player, isStill, awaitsScript }: ModuleMoment,
): ModuleMarkup {
  const { module, moduleId, parts } = compiled;
  const { controls, live, nav, progress } = parts;
  const { settings } = module;
  const shownNumber = frame.slides.find(({ turn }) => turn === 'current')?.number ?? 1;
  const slidesId = `${moduleId}-slides`;
  const role = parts.tabs ? slideRole(settings.nav, frame) : 'group';
  const isCarousel = settings.type === 'carousel';
  const globals = (keys: readonly string[]): ReactElement[] =>
    live
      ? keys.map((key) => <live.GlobalSlideView key={key} context={contexts.ofGlobal(key, shownNumber)} />)
      : [];
  const slideView = (slide: FrameSlide): ReactElement =>
    slide.drawn === 'place' ? (
      <SlideShell
        key={slide.key}
        frame={slide}
        moduleId={moduleId}
        count={frame.slideCount}
        role={role}
        isCarousel={isCarousel}
      />
    ) : (
      <SlideView
        key={slide.key}
        frame={slide}
        count={frame.slideCount}
        role={role}
        context={contexts.of(slide.key)}
      />
    );
  const attributes: Attributes = {
    id: moduleId,
    className: classNames('sr7-module', settings.className),
    'data-alias': settings.alias || undefined,
    'data-id': module.id,
    'data-awaits': awaitsScript && !isStill ? '' : undefined,
    'data-still': isStill ? '' : undefined,
    role: 'region',
    'aria-roledescription': frame.slideCount > 1 ? 'carousel' : undefined,
    'aria-label': settings.title || settings.alias || 'Slides',
    dir: settings.direction === 'auto' ? undefined : settings.direction,
    lang: /^[a-zA-Z-]{2,12}$/.test(settings.language) ? settings.language : undefined,
  };
  const children = [
    controls ? <controls.PauseButton key="pause" player={player} slidesId={slidesId} /> : null,
    nav && hasNavigation(settings.nav) ? (
      <nav.Navigation key="nav" compiled={compiled} frame={frame} player={player} slidesId={slidesId} />
    ) : null,
    element(
      'sr7-content',
      { key: 'content', id: slidesId },
      element('sr7-module-bg', { key: 'bg' }),
      globals(frame.backKeys),
      frame.slides.map(slideView),
      globals(frame.frontKeys),
      progress ? <progress.ProgressBar key="progress" compiled={compiled} player={player} /> : null,
    ),
    controls && frame.slideCount > 1 ? <controls.LiveRegion key="live" player={player} /> : null,
  ];
  return { attributes, children };
}
