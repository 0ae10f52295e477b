import { tellChanges } from '../../controls/tellChanges.ts';
import { watchTouched } from '../../nav/watchTouched.ts';
import type { Enhancer } from '../Enhancer.ts';

/** Tells which slide has come, and what was touched: what every module does that is more than one slide. */
export const liveRegion: Enhancer = ({ host, player }) => {
  const region = host.querySelector(':scope>.sr7-sr');
  const over = [...host.querySelectorAll(':scope>sr7-nav:not(.sr7-outside)')];
  const stops = [
    region && tellChanges(player, (text) => void (region.textContent = text)),
    over.length > 0 &&
      watchTouched(host, (isTouched) => {
        for (const nav of over) nav.toggleAttribute('data-touched', isTouched);
      }),
  ];
  return {
    // Where there is nothing to choose from any more, nothing offers it.
    follow({ navKeys, slideCount }) {
      if (navKeys.length < 2) for (const nav of host.querySelectorAll(':scope>sr7-nav')) nav.remove();
      if (slideCount > 1) return;
      host.removeAttribute('aria-roledescription');
      region?.remove();
    },
    end: () => {
      for (const stop of stops) if (stop) stop();
    },
  };
};
