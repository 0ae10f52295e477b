import { listen, observeHash, readHash } from '@vitrine/browser';
import type { Player } from '@vitrine/engine';
import { allModules } from '../allModules.ts';
import { pageSettings } from '../page/settings.ts';
import type { ModalSource } from './Modals.ts';

/** A moment for modules that the address names a slide of (spec/1 §9). */
const AFTER_LOAD_MS = 500;

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
  async function look(): Promise<void> {
    const alias = readHash();
    const { rest, ajax } = pageSettings();
    if (rest + ajax === '' || isOfThePage(alias)) return;
    if (await source.settings(alias).catch(() => null)) open(alias);
  }
  const lookSoon = (): unknown => readHash() !== '' && setTimeout(look, AFTER_LOAD_MS);
  if (document.readyState === 'complete') lookSoon();
  else listen(window, 'load', lookSoon, { once: true });
  observeHash(() => void look());
}
