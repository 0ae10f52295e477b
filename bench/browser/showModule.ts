import { drawInPage } from '@vitrine/compile/page';
import type { Player } from '@vitrine/engine';
import { openModule } from '@vitrine/model';

/** Puts a module into an element of the page. */
export function showModule(root: HTMLElement, document: unknown, onPlayer?: (player: Player) => void): void {
  const host = root.appendChild(root.ownerDocument.createElement('sr7-module'));
  void drawInPage(host, openModule(document), { serial: 1, momentMs: null, onPlayer, isWanted: () => true });
}
