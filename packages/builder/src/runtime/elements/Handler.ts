import type { PageContext } from '../page/PageContext.ts';
import { readSettings, type Settings } from '../settings/readSettings.ts';

/** An element of a page, with what it may know. */
export interface PageElement {
  readonly element: HTMLElement;
  readonly id: string;
  readonly page: PageContext;
  /** Read anew each time: editors and extensions change them. */
  settings(): Settings;
  /** Only what belongs to this element: not what stands in an element within it. */
  find<Found extends HTMLElement>(selector: string): Found | null;
  findAll<Found extends HTMLElement>(selector: string): Found[];
}

/** Brings one kind of element to life. */
export interface Handler {
  start(of: PageElement): void;
}

export function pageElement(element: HTMLElement, page: PageContext): PageElement {
  const findAll = <Found extends HTMLElement>(selector: string): Found[] =>
    [...element.querySelectorAll<Found>(selector)].filter(
      (found) => found.parentElement?.closest('.elementor-element') === element,
    );
  return {
    element,
    id: element.dataset['id'] ?? '',
    page,
    settings: () => readSettings(element.dataset['settings']),
    findAll,
    find: <Found extends HTMLElement>(selector: string) => findAll<Found>(selector)[0] ?? null,
  };
}
