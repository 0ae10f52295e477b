import { actions } from '../action/action.ts';

/** What happens when something happens to a layer. */
export const actionReaders = { actions };
