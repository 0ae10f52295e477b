import type { Player } from '@vitrine/engine';
import type { Enhancer } from './Enhancer.ts';
import { slideName } from './slideName.ts';
import { type ControlWords, readControlWords } from '../markup/controlWords.ts';

/** Tells which slide has come, and what was touched: what every module does that is more than one slide. */
export const liveRegion: Enhancer = ({ host, player }) => {
  const region = host.querySelector(':scope>.sr7-sr');
  const over = [...host.querySelectorAll(':scope>sr7-nav:not(.sr7-outside)')];
  const stops = [
    region && tellChanges(player, readControlWords(host), (text) => void (region.textContent = text)),
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

/**
 * Tells a screen reader which slide has come when the visitor asked for it, and is quiet while slides come by
 * themselves: nobody can listen to a page that talks all the time.
 */
function tellChanges(player: Player, words: ControlWords, say: (text: string) => void): () => void {
  let runsByItself = false;
  const stopShow = player.onShow(({ isOn, reasons }) => void (runsByItself = isOn && reasons.size === 0));
  const stopChanges = player.on('slide.beforeChange', ({ slide, index, current }) => {
    const isFirst = current === null;
    if (!isFirst && !runsByItself)
      say(slideName(player.module.slide(slide), index + 1, player.order.length, words));
  });
  return () => {
    stopShow();
    stopChanges();
  };
}

/** Tells whether the last touch was on the module: fingers do not hover. */
function watchTouched(module: Element, tell: (isTouched: boolean) => void): () => void {
  const heed = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType === 'touch') tell(target instanceof Node && module.contains(target));
  };
  const page = module.ownerDocument;
  page.addEventListener('pointerdown', heed, { passive: true });
  return () => page.removeEventListener('pointerdown', heed);
}
