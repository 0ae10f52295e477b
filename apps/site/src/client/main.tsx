import { canPlay, standStill } from '@vitrine/engine';
import { hydrateModule } from './hydrateModule.tsx';
import { startModals } from './startModals.ts';

for (const island of document.querySelectorAll<HTMLElement>('[data-island="module"]')) {
  if (canPlay())
    hydrateModule(island).catch((error: unknown) => {
      // The server's frame stays as it is: a module that cannot come to life still shows.
      console.error('Module could not be started', error);
    });
  else standStill(island.querySelector('sr7-module'));
}
startModals();
