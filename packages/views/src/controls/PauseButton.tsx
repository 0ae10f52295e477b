import type { Player, ShowState } from '@vitrine/engine';
import { type ReactElement, useRef } from 'react';
import { useFreeCorner } from './useFreeCorner.ts';
import { useShow } from './useShow.ts';

interface PauseButtonProps {
  readonly player: Player | null;
  /** The element that holds the slides. */
  readonly slidesId: string;
}

/** What the visitor has the slideshow do; what else holds it for a moment does not show. */
type Wish = 'run' | 'stop' | 'none';

function wishOf({ isOn, isFinished, reasons }: ShowState): Wish {
  if (isFinished) return 'stop';
  if (!isOn) return 'none';
  const isStopped = reasons.has('visitor') || reasons.has('reducedMotion') || reasons.has('forced');
  return isStopped ? 'stop' : 'run';
}

/**
 * Stops what moves by itself and starts it again (WCAG 2.2.2). It comes first in the module, so that it is reached before
 * anything that moves, and stays when the show has run through: the focus on it is not lost.
 */
export function PauseButton({ player, slidesId }: PauseButtonProps): ReactElement | null {
  const wish = useShow(player, wishOf) ?? 'none';
  if (!player || wish === 'none') return null;
  return <ShownButton player={player} slidesId={slidesId} isRunning={wish === 'run'} />;
}

interface ShownButtonProps {
  readonly player: Player;
  readonly slidesId: string;
  readonly isRunning: boolean;
}

function ShownButton({ player, slidesId, isRunning }: ShownButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const corner = useFreeCorner(button);
  return (
    <button
      ref={button}
      type="button"
      className="sr7-pause"
      data-corner={corner ?? undefined}
      aria-controls={slidesId}
      aria-label={isRunning ? 'Stop automatic slide show' : 'Start automatic slide show'}
      onClick={() => (isRunning ? player.pause() : player.play())}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isRunning ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
      </svg>
    </button>
  );
}
