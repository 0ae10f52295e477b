import { allLayers, type Frame, needsPlayer, type Player, type PlayerSource } from '@vitrine/engine';
import type * as play from '@vitrine/engine/play';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { needsScript } from './needsScript.ts';
import { createStage } from './createStage.ts';
import { rememberClick } from './rememberClick.ts';

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

/** Where the page's own code finds the player of a module. */
const PLAYER = 'vitrine';

type PlayKit = Pick<typeof play, 'createPlayer' | 'pageKit'>;

/** The player, and what it needs for the slides that show first: none of it is needed to draw them. */
async function loadPlayer({ module, frame }: CompiledModule): Promise<PlayKit> {
  const keys = [...frame.backKeys, ...frame.frontKeys, frame.currentKey].filter((key) => key !== '');
  const slides = keys.map((key) => module.slide(key));
  const moves = slides.some((slide) => allLayers(slide.layers).some((layer) => needsPlayer(layer, slide)));
  // Nearly every module moves layers: what does that is asked for at once, not when the player asks.
  const [loaded] = await Promise.all([
    import('@vitrine/engine/play'),
    moves ? import('@vitrine/engine/layers') : null,
  ]);
  await Promise.all(slides.map((slide) => loaded.pageKit.ready(slide, module)));
  return loaded;
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
    // What only stands there needs nobody to play it.
    if (!stands || !needsScript(compiled)) return undefined;
    // The player asks for a frame and goes on with it at once, so it must stand in the page when this returns.
    const draw = (frame: Frame): void => flushSync(() => setDrawn({ compiled, frame }));
    let player: Player | null = null;
    let isGone = false;
    const click = rememberClick(stands);
    const start = async (): Promise<void> => {
      const { createPlayer, pageKit } = await loadPlayer(compiled);
      if (isGone) return;
      const { source, onPlayer } = latest.current;
      player = createPlayer({
        module: compiled.module,
        moment: compiled.options,
        frame: compiled.frame,
        stage: createStage(stands, compiled, draw),
        source,
        kit: pageKit,
      });
      Reflect.set(stands, PLAYER, player);
      setLive({ compiled, player });
      onPlayer?.(player);
      // From its first turn on the slide answers by itself.
      player.on('slide.beforeChange', click.forget);
      const stop = player.on('slide.afterChange', () => {
        stop();
        click.replay();
      });
    };
    start().catch(console.error);
    return () => {
      isGone = true;
      click.forget();
      Reflect.deleteProperty(stands, PLAYER);
      player?.dispose();
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
