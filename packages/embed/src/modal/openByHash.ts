import { browserClock } from '@vitrine/browser';
import { type Player, watchHash } from '@vitrine/engine';
import { allModules } from '../allModules.ts';
import { pageSettings } from '../page/settings.ts';
import type { ModalSource } from './Modals.ts';

/** What the page has by that name is meant, as is a route of the page's own. */
function isOfThePage(name: string): boolean {
  if (!/^[\w-]+$/.test(name) || document.getElementById(name) || document.getElementsByName(name).length > 0)
    return true;
  return allModules().some(
    (element: HTMLElement & { readonly vitrine?: Player }) =>
      element.dataset['alias'] === name || element.vitrine?.module.slideByDeepLink(name),
  );
}

/**
 * A hash may name a pop-up that nobody has put into the page (spec/1 §2): the server is asked for it, where the page has one. Those
 * of the page watch for theirs by themselves.
 */
export function openByHash(source: ModalSource, open: (alias: string) => void): void {
  async function look(alias: string): Promise<void> {
    const { rest, ajax } = pageSettings();
    if (rest + ajax === '' || isOfThePage(alias)) return;
    if (await source.settings(alias).catch(() => null)) open(alias);
  }
  watchHash(document, browserClock, (alias) => void look(alias));
}
