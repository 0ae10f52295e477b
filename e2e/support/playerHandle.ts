import type { JSHandle, Page } from '@playwright/test';
import type { Player } from '@vitrine/engine';
import type { PlayingElement } from './player.ts';

/** The player of the page's first module, for code that runs in the page. */
export const playerHandle = (page: Page): Promise<JSHandle<Player>> =>
  page.evaluateHandle(() => (document.querySelector('sr7-module') as PlayingElement).vitrine);
