import type { Frame, Player, PlayerSource } from '@vitrine/engine';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { tendModule } from '../tend/tendModule.ts';
import { createStage } from './createStage.ts';
import { needsScript } from './needsScript.ts';
import { startPlayer } from './startPlayer.ts';

interface PlayerOptions {
  readonly source: PlayerSource | undefined;
  readonly onPlayer: ((player: Player) => void) | undefined;
  /** The module's element, where it stands already. */
  readonly host: HTMLElement | null;
}

interface PlayedModule {
  /** What to draw: first the server's frame, then the player's. */
  readonly frame: Frame;
  /** Takes the module's element. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly root: () => HTMLElement | null;
  /** As soon as the module lives. */
  readonly player: Player | null;
}

/** Plays a module as long as it stands in the page. */
export function usePlayer(compiled: CompiledModule, options: PlayerOptions): PlayedModule {
  const [drawn, setDrawn] = useState({ compiled, frame: compiled.frame });
  const [live, setLive] = useState<{ compiled: CompiledModule; player: Player } | null>(null);
  const element = useRef<HTMLElement | null>(options.host);
  const attach = useCallback((node: HTMLElement | null) => void (element.current = node), []);
  const root = useCallback(() => element.current, []);
  // Pages write these in place: another function with each drawing must not start the module anew.
  const latest = useRef(options);
  useLayoutEffect(() => void (latest.current = options));
  useLayoutEffect(() => {
    const stands = element.current;
    if (!stands) return undefined;
    const stopTending = tendModule(stands, compiled.module.settings);
    // What only stands there needs nobody to play it.
    if (!needsScript(compiled)) return stopTending;
    // The player asks for a frame and goes on with it at once, so it must stand in the page when this returns.
    const draw = (frame: Frame): void => flushSync(() => setDrawn({ compiled, frame }));
    const stopPlaying = startPlayer({
      module: compiled.module,
      frame: compiled.frame,
      moment: compiled.options,
      stage: createStage(stands, compiled, draw),
      source: () => latest.current.source,
      onPlayer(player) {
        setLive({ compiled, player });
        latest.current.onPlayer?.(player);
      },
    });
    return () => {
      stopPlaying();
      stopTending();
    };
  }, [compiled]);
  // Another module starts with its own first frame.
  return {
    frame: drawn.compiled === compiled ? drawn.frame : compiled.frame,
    attach,
    root,
    player: live?.compiled === compiled ? live.player : null,
  };
}
