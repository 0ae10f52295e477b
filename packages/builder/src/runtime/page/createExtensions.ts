import { actionUrl } from '../actions/actionUrl.ts';
import { ArgsObject, ForceMethodImplementation } from '../arguments/requireArgument.ts';
import { createAssetLoader } from '../assets/assetLoader.ts';
import { responsiveValue } from '../breakpoints/deviceValue.ts';
import { startElement } from '../elements/startElements.ts';
import { createHooks, type Hooks } from '../hooks/createHooks.ts';
import { createHandlerBase } from '../hooks/createHandlerBase.ts';
import { debounceBothEnds } from '../hooks/debounceBothEnds.ts';
import { dispatchEvents } from '../hooks/dispatchEvents.ts';
import { Module, ViewModule } from '../hooks/Module.ts';
import { layMasonry, type MasonryOptions } from '../masonry/masonry.ts';
import { elementPercentage, type Offsets, pagePercentage, scrollObserver } from '../scroll/scrollObserver.ts';
import { readPath, type Settings } from '../settings/readSettings.ts';
import { type StretchOptions, StretchTool } from '../stretch/StretchTool.ts';
import { createBrowserStorage } from '../storage/browserStorage.ts';
import { createTemplateTypes } from '../templates/templateTypes.ts';
import { loadVideoApi } from '../video/loadVideoApi.ts';
import { vimeoId, youtubeId } from '../video/videoAddress.ts';
import { wrapped } from './jquery.ts';
import type { Extensions, PageContext } from './PageContext.ts';

type HandlerClass = new (options: { readonly $element: unknown }) => unknown;

/** What extensions of the original find in a page: its globals, and the hooks by which they are told. */
export function createExtensions(): Extensions {
  const hooks = createHooks();
  return {
    meet(page) {
      Reflect.set(window, 'elementorFrontend', publicApi(page, hooks));
      Reflect.set(window, 'elementorModules', publicModules(page));
      window.dispatchEvent(new CustomEvent('elementor/frontend/init'));
    },
    tell: (event, element) => void hooks.doAction(event, ...(element ? [wrapped(element)] : [])),
  };
}

/** `elementorFrontend`: what extensions of the original call, by its names, as far as they are used outside of editors. */
const publicApi = (page: PageContext, hooks: Hooks) => ({
  config: page.config,
  hooks,
  breakpoints: page.breakpoints,
  storage: createBrowserStorage(),
  elements: {
    window,
    $window: wrapped(window),
    $document: wrapped(document),
    $body: wrapped(document.body),
  },
  on: hooks.addAction,
  off: hooks.removeAction,
  isEditMode: () => page.config.environmentMode.edit,
  isWPPreviewMode: () => page.config.environmentMode.wpPreview,
  getCurrentDeviceMode: page.device,
  debounce: debounceBothEnds,
  getKitSettings: (path: string) => readPath(page.config.kit, path),
  elementsHandler: {
    addHandler: (Handler: HandlerClass, options: { readonly $element: unknown }) => new Handler(options),
    /** Of a widget, and of its skin where it is not the usual one. */
    attachHandler: (name: string, Handler: HandlerClass, skin = 'default') =>
      hooks.addAction(
        `frontend/element_ready/${name}.${skin}`,
        ($element: unknown) => new Handler({ $element }),
      ),
    runReadyTrigger: (scope: Element | ArrayLike<Element>) => {
      const element = scope instanceof Element ? scope : scope[0];
      if (element instanceof HTMLElement) startElement(element, page);
    },
  },
  utils: {
    controls: {
      getResponsiveControlValue: (settings: Settings, key: string, member = '', device = page.device()) =>
        responsiveValue(settings, key, { breakpoints: page.breakpoints, device, member }),
    },
    events: { dispatch: dispatchEvents },
    urlActions: { runAction: page.actions.run, addAction: page.actions.add, createActionHash: actionUrl },
    assetsLoader: createAssetLoader(String(readPath(page.config, 'urls.assets') ?? ''), document),
    youtube: {
      getVideoIDFromURL: youtubeId,
      onApiReady: (call: (api: unknown) => void) => void loadVideoApi('youtube').then(call),
    },
    vimeo: {
      getVideoIDFromURL: vimeoId,
      onApiReady: (call: (api: unknown) => void) => void loadVideoApi('vimeo').then(call),
    },
  },
});

/** `elementorModules`: what extensions inherit from. */
const publicModules = (page: PageContext) => ({
  Module,
  ViewModule,
  ArgsObject,
  ForceMethodImplementation,
  importExport: { templateRegistry: createTemplateTypes() },
  frontend: { handlers: { Base: createHandlerBase(page) }, tools: { StretchElement } },
  utils: {
    Masonry,
    Scroll: {
      scrollObserver,
      getElementViewportPercentage: (element: Element | ArrayLike<Element>, offsets?: Offsets) => {
        const found = element instanceof Element ? element : element[0];
        return found ? elementPercentage(found.getBoundingClientRect(), innerHeight, offsets) : 0;
      },
      getPageScrollPercentage: (offsets?: Offsets, limit?: number) =>
        pagePercentage(document.documentElement, offsets, limit),
    },
  },
});

/** jQuery's lists of one are elements, too. */
class StretchElement extends StretchTool {
  constructor({ element, ...options }: StretchGiven) {
    super({ ...options, element: element instanceof HTMLElement ? element : (element[0] as HTMLElement) });
  }
}

interface StretchGiven extends Omit<StretchOptions, 'element'> {
  readonly element: HTMLElement | ArrayLike<HTMLElement>;
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
