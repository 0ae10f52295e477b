import type { Player, ShowState } from '@vitrine/engine';
import { useEffect, useState } from 'react';

/** What a view reads of how the slideshow stands; drawn anew only when that changes. Null before the module lives. */
export function useShow<Value>(player: Player | null, read: (show: ShowState) => Value): Value | null {
  const [seen, setSeen] = useState<{ player: Player; value: Value } | null>(null);
  useEffect(
    () =>
      player?.onShow((show) => {
        const value = read(show);
        setSeen((before) =>
          before?.player === player && before.value === value ? before : { player, value },
        );
      }),
    [player, read],
  );
  return seen && seen.player === player ? seen.value : null;
}
