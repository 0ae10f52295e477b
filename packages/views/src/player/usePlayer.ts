import { createPlayer, type Frame, type Player, type PlayerSource } from '@vitrine/engine';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledModule } from '../module/compileModule.ts';
import { createStage } from './createStage.ts';

interface PlayerOptions {
  readonly source: PlayerSource | undefined;
  readonly onPlayer: ((player: Player) => void) | undefined;
}

/** Where the page's own code finds the player of a module. */
type PlayingElement = HTMLElement & { vitrine?: Player };

/** Plays a module as long as it stands in the page. Hands back the frame to draw: first the server's, then the player's. */
export function usePlayer(
  root: RefObject<HTMLElement | null>,
  compiled: CompiledModule,
  { source, onPlayer }: PlayerOptions,
): Frame {
  const [drawn, setDrawn] = useState({ compiled, frame: compiled.frame });
  useLayoutEffect(() => {
    const element: PlayingElement | null = root.current;
    if (!element) return undefined;
    // The player asks for a frame and goes on with it at once, so it must stand in the page when this returns.
    const draw = (frame: Frame): void => flushSync(() => setDrawn({ compiled, frame }));
    const player = createPlayer({
      module: compiled.module,
      moment: compiled.options,
      frame: compiled.frame,
      stage: createStage(element, compiled, draw),
      source,
    });
    element.vitrine = player;
    onPlayer?.(player);
    return () => {
      delete element.vitrine;
      player.dispose();
    };
  }, [root, compiled, source, onPlayer]);
  // Another module starts with its own first frame.
  return drawn.compiled === compiled ? drawn.frame : compiled.frame;
}
