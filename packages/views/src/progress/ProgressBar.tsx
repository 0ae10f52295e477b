import type { Player } from '@vitrine/engine';
import type { ReactElement } from 'react';
import type { CompiledModule } from '../module/compileModule.ts';

export interface ProgressBarProps {
  readonly compiled: CompiledModule;
  /** As soon as the module lives. */
  readonly player: Player | null;
}

/** How much of the slide's time, or of the module's, has run. */
export function ProgressBar(_props: ProgressBarProps): ReactElement | null {
  return null;
}
