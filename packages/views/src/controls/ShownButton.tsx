import type { Player } from '@vitrine/engine';
import { type ReactElement, useRef } from 'react';
import { pauseSign } from './pauseSign.ts';
import { useFreeCorner } from './useFreeCorner.ts';

interface ShownButtonProps {
  readonly player: Player;
  readonly slidesId: string;
  readonly isRunning: boolean;
}

export function ShownButton({ player, slidesId, isRunning }: ShownButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const corner = useFreeCorner(button);
  const { label, path } = pauseSign(isRunning);
  return (
    <button
      ref={button}
      type="button"
      className="sr7-pause"
      data-corner={corner ?? undefined}
      aria-controls={slidesId}
      aria-label={label}
      onClick={() => (isRunning ? player.pause() : player.play())}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
