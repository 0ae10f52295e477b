import type { PageContext } from '../page/PageContext.ts';
import { currentDeviceValue } from '../breakpoints/deviceValue.ts';
import { readPath, readSettings, type Settings } from '../settings/readSettings.ts';

/** As jQuery wraps an element: extensions of the original are written with it. */
export interface Wrapped {
  readonly 0?: HTMLElement;
  find(selector: string): { filter(keep: (at: number, found: Element) => boolean): unknown };
}

export interface HandlerOptions {
  readonly $element: Wrapped;
}

/** What handlers of extensions inherit from: `elementorModules.frontend.handlers.Base`, as far as pages use it. */
export function createHandlerBase(page: PageContext) {
  return class HandlerBase {
    readonly $element: Wrapped;
    /** What `getDefaultElements` found. */
    elements: Readonly<Record<string, unknown>> = {};

    constructor({ $element }: HandlerOptions) {
      this.$element = $element;
      this.onInit();
    }

    getDefaultSettings(): Settings {
      return {};
    }

    getDefaultElements(): Readonly<Record<string, unknown>> {
      return {};
    }

    bindEvents(): void {
      // What an inheritor listens to.
    }

    onInit(): void {
      this.elements = this.getDefaultElements();
      this.bindEvents();
    }

    getSettings(path?: string): unknown {
      return path === undefined ? this.getDefaultSettings() : readPath(this.getDefaultSettings(), path);
    }

    getElementSettings(path?: string): unknown {
      const settings = readSettings(this.$element[0]?.dataset['settings']);
      return path === undefined ? settings : readPath(settings, path);
    }

    getCurrentDeviceSetting(key: string): unknown {
      const settings = readSettings(this.$element[0]?.dataset['settings']);
      return currentDeviceValue(settings, key, { breakpoints: page.breakpoints, device: page.device() });
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

    getWidgetType(): string {
      return this.$element[0]?.dataset['widget_type']?.split('.')[0] ?? '';
    }

    isEdit = page.config.environmentMode.edit;
  };
}
