import { type Disposer, listen } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import { HEIGHT_OFFSET_LENGTH } from '../markup/marks.ts';

/** A page header is not there to be measured where modules are drawn: from here on it is followed. */
export function watchHeightOffset(host: HTMLElement, { size }: Pick<ModuleSettings, 'size'>): Disposer {
  const named = size.fullHeightOffset.selectors.join(',');
  if (!size.fullHeight || named === '') return () => undefined;
  let stop = followHeights(host, named);
  const again = (): void => {
    stop();
    stop = followHeights(host, named);
  };
  // What stands further down the page, or is put into it by a script, is yet to come.
  const forget = document.readyState === 'complete' ? null : listen(window, 'load', again, { once: true });
  return () => {
    forget?.();
    stop();
    host.style.removeProperty(HEIGHT_OFFSET_LENGTH);
  };
}

function followHeights(host: HTMLElement, named: string): Disposer {
  const elements = find(named);
  const measure = (): void => {
    const height = elements.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    host.style.setProperty(HEIGHT_OFFSET_LENGTH, `${height}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const element of elements) observer.observe(element);
  // The observer is heard after the next layout: the module would be drawn twice.
  if (elements.length > 0) measure();
  return () => observer.disconnect();
}

function find(selectors: string): Element[] {
  try {
    return [...document.querySelectorAll(selectors)];
  } catch {
    // Written by hand, for people: what is no selector names nothing.
    return [];
  }
}
