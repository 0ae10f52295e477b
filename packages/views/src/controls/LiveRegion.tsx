import type { Player } from '@vitrine/engine';
import { type ReactElement, useEffect, useState } from 'react';
import { slideName } from '../slide/slideName.ts';

/**
 * Tells a screen reader which slide has come when the visitor asked for it, and is quiet while slides come by
 * themselves: nobody can listen to a page that talks all the time.
 */
export function LiveRegion({ player }: { readonly player: Player | null }): ReactElement {
  const [said, say] = useState('');
  useEffect(() => {
    if (!player) return undefined;
    let runsByItself = false;
    const stopShow = player.onShow(({ isOn, reasons }) => void (runsByItself = isOn && reasons.size === 0));
    const stopChanges = player.on('slide.beforeChange', ({ slide, index, current }) => {
      const isFirst = current === null;
      if (!isFirst && !runsByItself)
        say(slideName(player.module.slide(slide), index + 1, player.order.length));
    });
    return () => {
      stopShow();
      stopChanges();
    };
  }, [player]);
  return (
    <p className="sr7-sr" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
