import type { Player } from '@vitrine/engine';
import { type ReactElement, useRef } from 'react';
import { useFreeCorner } from './useFreeCorner.ts';

interface ShownButtonProps {
  readonly player: Player;
  readonly slidesId: string;
  readonly isRunning: boolean;
}

export function ShownButton({ player, slidesId, isRunning }: ShownButtonProps): ReactElement {
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
