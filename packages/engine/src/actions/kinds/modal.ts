import type { ActionKind } from '../ActionKind.ts';

export const openModal: ActionKind = (action, { host }) => {
  const alias = action.alias || action.targets[0] || '';
  if (alias !== '') host.modal.open(alias);
};

export const closeModal: ActionKind = (action, { host }) =>
  host.modal.close(action.alias || action.targets[0] || null);
