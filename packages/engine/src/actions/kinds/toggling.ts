import type { ActionKind } from '../ActionKind.ts';

/** spec/2 §4: a text layer with a toggle shows its other text when it switches something over. */
export const toggling =
  (kind: ActionKind): ActionKind =>
  (action, context) => {
    kind(action, context);
    context.toggleSource();
  };
