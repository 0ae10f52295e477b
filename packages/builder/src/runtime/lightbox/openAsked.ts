import type { PageContext } from '../page/PageContext.ts';
import type { Settings } from '../settings/readSettings.ts';
import { type LightboxView, openLightbox } from './openLightbox.ts';
import { isShown, viewOf, viewOfAction } from './viewOf.ts';

/** What a link or another element of the page asks for. */
export const openLink = (element: Element, page: PageContext): void => show(viewOf(element), page);

/** What an action asks for. */
export const openAction = (settings: Settings, page: PageContext): void => show(viewOfAction(settings), page);

function show(view: LightboxView, page: PageContext): void {
  if (isShown(view)) openLightbox(view, page);
}
