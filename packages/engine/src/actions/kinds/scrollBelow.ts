import type { ActionKind } from '../ActionKind.ts';
import { motionOf } from './motionOf.ts';

export const scrollBelow: ActionKind = (action, { host }) =>
  host.page.scrollTo({ kind: 'below' }, motionOf(action));
