import type { ActionKind } from '../ActionKind.ts';

export const closeModal: ActionKind = (action, { host }) =>
  host.modal.close(action.alias || action.targets[0] || null);
