import type { PageContext } from '../page/PageContext.ts';
import { readSettings, type Settings } from '../settings/readSettings.ts';

/** What widgets know of their page that know nothing else of it. */
export interface LonePage extends Pick<PageContext, 'startWithin'> {
  readonly config: Pick<PageContext['config'], 'is_rtl'>;
}

/** An element of a page, with what it may know. */
export interface PageElement<Page extends LonePage = PageContext> {
  readonly element: HTMLElement;
  readonly id: string;
  readonly page: Page;
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

/** The same of a widget that needs to know nothing of the page. */
export interface LoneHandler {
  start(of: PageElement<LonePage>): void;
}

export function pageElement<Page extends LonePage>(element: HTMLElement, page: Page): PageElement<Page> {
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
