import type { Frame, Player } from '@vitrine/engine';
import type { ReactElement } from 'react';
import type { CompiledModule } from '../module/compileModule.ts';

export interface NavigationProps {
  readonly compiled: CompiledModule;
  readonly frame: Frame;
  /** As soon as the module lives. */
  readonly player: Player | null;
}

/** The arrows, bullets, tabs, thumbs and the scrubber of a module. */
export function Navigation(_props: NavigationProps): ReactElement | null {
  return null;
}
