import type { Player } from '@vitrine/engine';
import { type ReactElement, useEffect, useState } from 'react';
import type * as drawn from './ShownButton.tsx';
import { useShow } from './useShow.ts';
import { wishOf } from './wishOf.ts';

interface PauseButtonProps {
  readonly player: Player | null;
  /** The element that holds the slides. */
  readonly slidesId: string;
}

/**
 * Stops what moves by itself and starts it again (WCAG 2.2.2). It comes first in the module, so that it is reached before
 * anything that moves, and stays when the show has run through: the focus on it is not lost.
 */
export function PauseButton({ player, slidesId }: PauseButtonProps): ReactElement | null {
  const wish = useShow(player, wishOf) ?? 'none';
  const part = useDrawn(wish !== 'none');
  if (!player || !part || wish === 'none') return null;
  return <part.ShownButton player={player} slidesId={slidesId} isRunning={wish === 'run'} />;
}

/** Fetched with the first show that runs: many modules stand until they are asked to move. */
function useDrawn(isNeeded: boolean): typeof drawn | null {
  const [part, setPart] = useState<typeof drawn | null>(null);
  useEffect(() => {
    if (isNeeded) import('./ShownButton.tsx').then(setPart, console.error);
  }, [isNeeded]);
  return part;
}
