import type { FrameSlide, Player, PlayerSource } from '@vitrine/engine';
import {
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  useInsertionEffect,
  useMemo,
  useRef,
} from 'react';
import { type Attributes, element } from '../elements.ts';
import { hasNavigation } from '../nav/hasNavigation.ts';
import { usePlayer } from '../player/usePlayer.ts';
import { GlobalSlideView } from '../slide/GlobalSlideView.tsx';
import { SlideShell, SlideView } from '../slide/SlideView.tsx';
import { useSlideStyles } from '../slide/useSlideStyles.ts';
import type { CompiledModule } from './CompiledModule.ts';
import { createContexts } from './createContexts.ts';
import { classNames } from './names.ts';
import { needsScript } from './needsScript.ts';

export interface ModuleViewProps {
  readonly compiled: CompiledModule;
  /**
   * The page's script brings the module to life: layers that have an entry wait a moment for it, and show by themselves
   * when it is late. Default false.
   */
  readonly awaitsScript?: boolean;
  /** Where layers of slides that the document lacks come from. */
  readonly source?: PlayerSource | undefined;
  /** The player, as soon as the module lives. */
  readonly onPlayer?: ((player: Player) => void) | undefined;
}

/** The module's markup: the same on the server and in the browser. Its CSS is `compiled.css`. */
export function ModuleView({
  marks = {},
  ...props
}: ModuleViewProps & {
  /** More attributes of the module's element. */
  readonly marks?: Attributes;
}): ReactElement {
  const { attach, attributes, children } = useModule(props);
  // Marked, so that nobody draws it again.
  return element('sr7-module', { ref: attach, 'data-drawn': '', ...marks, ...attributes }, ...children);
}

interface ModuleContentProps extends ModuleViewProps {
  /** The module's own element, which stands in the page already. */
  readonly host: HTMLElement;
}

/** The same inside of an element that somebody else has put there: its attributes are written by hand. */
export function ModuleContent({ host, ...props }: ModuleContentProps): ReactElement {
  const { attributes, children } = useModule(props, host);
  const written = useRef(new Map<string, unknown>());
  useInsertionEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      const isNamed = OWN_NAMES.has(name) && !written.current.has(name) && host.hasAttribute(name);
      if (isNamed || value === written.current.get(name)) continue;
      written.current.set(name, value);
      if (name === 'className') host.classList.add(...String(value ?? '').split(' '));
      else if (value === undefined) host.removeAttribute(name);
      else host.setAttribute(name, String(value));
    }
  });
  // Whoever has put the element there finds it as it was.
  useInsertionEffect(() => {
    const { current } = written;
    return () => {
      for (const [name, value] of current)
        if (name === 'className') host.classList.remove(...String(value ?? '').split(' '));
        else host.removeAttribute(name);
      current.clear();
    };
  }, [host]);
  return createElement(Fragment, null, ...children);
}

/** By these its owner may have named it. */
const OWN_NAMES: ReadonlySet<string> = new Set(['id', 'data-alias', 'data-id', 'aria-label', 'dir', 'lang']);

interface DrawnModule {
  readonly attach: (element: HTMLElement | null) => void;
  readonly attributes: Attributes;
  readonly children: readonly ReactNode[];
}

function useModule(
  { compiled, awaitsScript = false, source, onPlayer }: ModuleViewProps,
  host: HTMLElement | null = null,
): DrawnModule {
  const { module, moduleId, parts } = compiled;
  const { controls, nav, progress } = parts;
  const { settings } = module;
  const { frame, attach, player, root } = usePlayer(compiled, { source, onPlayer, host });
  useSlideStyles(frame, compiled.cssOf, root);
  const contexts = useMemo(() => createContexts(compiled), [compiled]);
  const isStill = useMemo(() => !needsScript(compiled), [compiled]);
  const shownNumber = frame.slides.find(({ turn }) => turn === 'current')?.number ?? 1;
  const slidesId = `${moduleId}-slides`;
  const role = settings.nav.tabs?.on && frame.navKeys.length > 1 ? 'tabpanel' : 'group';
  const isCarousel = settings.type === 'carousel';
  const globals = (keys: readonly string[]): ReactElement[] =>
    keys.map((key) => <GlobalSlideView key={key} context={contexts.ofGlobal(key, shownNumber)} />);
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
  return { attach, attributes, children };
}
