import type { TriggerKind } from '../TriggerKind.ts';

export const time: TriggerKind = ({ delayMs }, { clock, offer }) =>
  delayMs === null ? null : clock.after(delayMs, offer);
