import { watchHash } from '../../watchHash.ts';
import type { TriggerKind } from '../TriggerKind.ts';

/** The hash of the address is the alias. */
export const hash: TriggerKind = ({ hash: isOn }, { alias, document, clock, open }) =>
  isOn ? watchHash(document, clock, (written) => written === alias && open()) : null;
