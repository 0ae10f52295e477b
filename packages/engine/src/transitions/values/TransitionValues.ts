import type { BackgroundTransition } from '@vitrine/model';

export type SideValues = BackgroundTransition['in'];
export type SpaceValues = BackgroundTransition['space3d'];
export type FilterValues = BackgroundTransition['filter'];

/** A transition with everything decided: the document's values, and its preset's where it has none. */
export interface TransitionValues {
  readonly durationMs: number;
  readonly delayMs: number;
  readonly staggerMs: number | null;
  readonly ease: string;
  readonly order: BackgroundTransition['order'];
  readonly fillOrder: string;
  readonly padding: string;
  readonly in: SideValues;
  readonly out: SideValues;
  readonly space3d: SpaceValues;
  readonly filter: FilterValues;
}

/** What a preset says; the rest stays as it is by default. */
export interface Preset {
  readonly ease?: string;
  readonly order?: BackgroundTransition['order'];
  readonly fillOrder?: string;
  readonly padding?: string;
  readonly in?: Partial<SideValues>;
  readonly out?: Partial<SideValues>;
  readonly space3d?: Partial<SpaceValues>;
  readonly filter?: Partial<FilterValues>;
  /** The new slide is simply there. */
  readonly isInstant?: boolean;
  /** Another preset is drawn from this group each time. */
  readonly drawnFrom?: string;
}
