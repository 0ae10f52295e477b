import { startActions } from '../actions/startActions.ts';
import { startAnchors } from '../anchors/startAnchors.ts';
import { createAssetLoader } from '../assets/assetLoader.ts';
import { startLazyBackgrounds } from '../background/lazyBackgrounds.ts';
import { createBreakpoints } from '../breakpoints/Breakpoints.ts';
import { startElement, startElements } from '../elements/startElements.ts';
import { createHooks } from '../hooks/createHooks.ts';
import { startLightbox } from '../lightbox/startLightbox.ts';
import { layMasonry, type MasonryOptions } from '../masonry/masonry.ts';
import { scrollObserver } from '../scroll/scrollObserver.ts';
import { readPath } from '../settings/readSettings.ts';
import { createBrowserStorage } from '../storage/browserStorage.ts';
import { loadVideoApi } from '../video/loadVideoApi.ts';
import { vimeoId, youtubeId } from '../video/videoAddress.ts';
import { startDeviceMode } from './deviceMode.ts';
import { environmentClasses } from './environment.ts';
import { readPageConfig } from './PageConfig.ts';
import type { PageContext } from './PageContext.ts';

/**
 * Brings a page to life, in the order that extensions of the original count on: hooks are there when `elementor/frontend/init` is told,
 * and no element has started.
 */
export function startPage(): void {
  const config = readPageConfig(Reflect.get(window, 'elementorFrontendConfig'));
  const breakpoints = createBreakpoints(config.responsive.breakpoints);
  const mode = startDeviceMode(breakpoints);
  const hooks = createHooks();
  const actions = startActions();
  const page: PageContext = {
    config,
    breakpoints,
    hooks,
    actions,
    device: mode.current,
    startWithin: (root) => {
      for (const element of root.querySelectorAll<HTMLElement>('.elementor-element'))
        startElement(element, page);
    },
  };
  document.body.classList.add(...environmentClasses(navigator));
  Reflect.set(window, 'elementorFrontend', publicApi(page));
  Reflect.set(window, 'elementorModules', { utils: { Masonry, Scroll: { scrollObserver } } });
  window.dispatchEvent(new CustomEvent('elementor/frontend/init'));

  if (config.environmentMode.edit) return;
  startElements(page);
  startLightbox(page);
  actions.runHash();
  startAnchors();
  startLazyBackgrounds();
}

/** The original's is a class that is run. */
class Masonry {
  readonly run: () => void;

  constructor({ container, items, ...options }: MasonryGiven) {
    const box = container instanceof HTMLElement ? container : container[0];
    this.run = () => box && layMasonry({ ...options, container: box, items: Array.from(items) });
  }
}

/** jQuery's lists are lists, too. */
interface MasonryGiven extends Omit<MasonryOptions, 'container' | 'items'> {
  readonly container: HTMLElement | ArrayLike<HTMLElement>;
  readonly items: ArrayLike<HTMLElement>;
}

/** What extensions of the original call: by its names, as far as they are used outside of editors. */
const publicApi = (page: PageContext) => ({
  config: page.config,
  hooks: page.hooks,
  breakpoints: page.breakpoints,
  storage: createBrowserStorage(),
  isEditMode: () => page.config.environmentMode.edit,
  isWPPreviewMode: () => page.config.environmentMode.wpPreview,
  getCurrentDeviceMode: page.device,
  getKitSettings: (path: string) => readPath(page.config.kit, path),
  elementsHandler: {
    runReadyTrigger: (scope: Element | ArrayLike<Element>) => {
      const element = scope instanceof Element ? scope : scope[0];
      if (element instanceof HTMLElement) startElement(element, page);
    },
  },
  utils: {
    urlActions: { runAction: page.actions.run, addAction: page.actions.add },
    assetsLoader: createAssetLoader(String(readPath(page.config, 'urls.assets') ?? ''), document),
    youtube: {
      getVideoIDFromURL: youtubeId,
      onApiReady: (call: (api: unknown) => void) => void loadVideoApi('youtube').then(call),
    },
    vimeo: {
      getVideoIDFromURL: vimeoId,
      onApiReady: (call: (api: unknown) => void) => void loadVideoApi('vimeo').then(call),
    },
    scroll: { scrollObserver },
  },
});
