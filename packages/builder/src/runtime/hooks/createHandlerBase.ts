import { currentDeviceValue } from '../breakpoints/deviceValue.ts';
import type { PageContext } from '../page/PageContext.ts';
import { readPath, readSettings, type Settings } from '../settings/readSettings.ts';
import { watchSettings } from '../settings/watchSettings.ts';
import { ViewModule } from './Module.ts';

/** As jQuery wraps an element: extensions of the original are written with it. */
export interface Wrapped {
  readonly 0?: HTMLElement;
  find(selector: string): { filter(keep: (at: number, found: Element) => boolean): unknown };
}

export interface HandlerOptions {
  readonly $element: Wrapped;
}

/** A module of one element of the page. */
export interface HandlerModule extends ViewModule {
  readonly $element: Wrapped;
  readonly isEdit: boolean;
  getElementSettings(path?: string): unknown;
  getCurrentDeviceSetting(key: string): unknown;
  findElement(selector: string): unknown;
  getID(): string;
  getElementType(): string;
  getWidgetType(): string;
}

/** No method of the class: its private ones are not there yet when what it inherits from calls `onInit`. */
const settingsOf = ($element: Wrapped): Settings => readSettings($element[0]?.dataset['settings']);

/** What handlers of extensions inherit from: `elementorModules.frontend.handlers.Base`, as far as pages use it. */
export function createHandlerBase(page: PageContext): new (options: HandlerOptions) => HandlerModule {
  return class HandlerBase extends ViewModule {
    declare $element: Wrapped;
    declare isEdit: boolean;
    /** Called with the name of a setting of the element, whenever that changes. */
    declare onElementChange?: (name: string) => void;

    // oxlint-disable-next-line no-useless-constructor -- says what it takes
    constructor(options: HandlerOptions) {
      super(options);
    }

    override __construct(...[options]: readonly unknown[]): void {
      const { $element } = options as HandlerOptions;
      this.$element = $element;
      this.isEdit = page.config.environmentMode.edit;
      const element = $element[0];
      if (!element || typeof this.onElementChange !== 'function') return;
      watchSettings(element, (changed) => {
        for (const name of changed) this.onElementChange?.(name);
      });
    }

    getElementSettings(path?: string): unknown {
      const settings = settingsOf(this.$element);
      return path === undefined ? settings : readPath(settings, path);
    }

    getCurrentDeviceSetting(key: string): unknown {
      return currentDeviceValue(settingsOf(this.$element), key, {
        breakpoints: page.breakpoints,
        device: page.device(),
      });
    }

    /** Only what belongs to this element: not what stands in an element within it. */
    findElement(selector: string): unknown {
      const own = this.$element[0];
      return this.$element
        .find(selector)
        .filter((_at, found) => found.parentElement?.closest('.elementor-element') === own);
    }

    getID(): string {
      return this.$element[0]?.dataset['id'] ?? '';
    }

    getElementType(): string {
      return this.$element[0]?.dataset['element_type'] ?? '';
    }

    getWidgetType(): string {
      return this.$element[0]?.dataset['widget_type']?.split('.')[0] ?? '';
    }
  };
}
