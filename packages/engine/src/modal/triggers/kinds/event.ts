import { listen } from '@vitrine/browser';
import type { TriggerKind } from '../TriggerKind.ts';

export const event: TriggerKind = ({ event: name }, { document, offer }) =>
  name === '' ? null : listen(document, name, offer);
