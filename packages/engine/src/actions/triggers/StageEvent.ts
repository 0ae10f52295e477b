/** spec/1 §4, in their order. */
export const STAGE_EVENTS = [
  'enterstage',
  'framestarted',
  'frameended',
  'enteredstage',
  'leavestage',
  'leftstage',
] as const;

export interface StageEvent {
  readonly name: (typeof STAGE_EVENTS)[number];
  /** Null: the slide itself, as a whole. */
  readonly layerId: string | null;
}
