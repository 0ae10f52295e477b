import type { Preset } from '../values/TransitionValues.ts';

/** A family of transitions. */
export interface TransitionKind {
  /** The groups that documents file it under; a random pick may name one. The first preset stands for an unknown one. */
  readonly groups: readonly string[];
  /** Made when one of them is asked for: a module plays one or two of a hundred. */
  readonly presets: () => Readonly<Record<string, Preset>>;
}
