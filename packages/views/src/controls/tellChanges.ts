import type { Player } from '@vitrine/engine';
import { slideName } from '../slide/slideName.ts';

/**
 * Tells a screen reader which slide has come when the visitor asked for it, and is quiet while slides come by
 * themselves: nobody can listen to a page that talks all the time.
 */
export function tellChanges(player: Player, say: (text: string) => void): () => void {
  let runsByItself = false;
  const stopShow = player.onShow(({ isOn, reasons }) => void (runsByItself = isOn && reasons.size === 0));
  const stopChanges = player.on('slide.beforeChange', ({ slide, index, current }) => {
    const isFirst = current === null;
    if (!isFirst && !runsByItself) say(slideName(player.module.slide(slide), index + 1, player.order.length));
  });
  return () => {
    stopShow();
    stopChanges();
  };
}
