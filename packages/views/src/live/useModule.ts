import type { Player, PlayerSource } from '@vitrine/engine';
import { useMemo } from 'react';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { createContexts } from '../module/createContexts.ts';
import { type ModuleMarkup, moduleMarkup } from '../module/moduleMarkup.tsx';
import { needsScript } from './needsScript.ts';
import { usePlayer } from './usePlayer.ts';
import { useSlideStyles } from './useSlideStyles.ts';

export interface ModuleViewProps {
  readonly compiled: CompiledModule;
  /**
   * The page's script brings the module to life: layers that have an entry wait a moment for it, and show by themselves
   * when it is late. Default false.
   */
  readonly awaitsScript?: boolean;
  /** Where layers of slides that the document lacks come from. */
  readonly source?: PlayerSource | undefined;
  /** The player, as soon as the module lives. */
  readonly onPlayer?: ((player: Player) => void) | undefined;
}

interface DrawnModule extends ModuleMarkup {
  readonly attach: (element: HTMLElement | null) => void;
}

/** What a module shows, and from when on it lives its player's frames. */
export function useModule(
  { compiled, awaitsScript = false, source, onPlayer }: ModuleViewProps,
  host: HTMLElement | null = null,
): DrawnModule {
  const { frame, attach, player, root } = usePlayer(compiled, { source, onPlayer, host });
  useSlideStyles(frame, compiled.cssOf, root);
  const contexts = useMemo(() => createContexts(compiled), [compiled]);
  const isStill = useMemo(() => !needsScript(compiled), [compiled]);
  return { attach, ...moduleMarkup(compiled, { frame, contexts, player, isStill, awaitsScript }) };
}
