import type { TriggerKind } from '../TriggerKind.ts';
import { event } from './event.ts';
import { hash } from './hash.ts';
import { scroll } from './scroll.ts';
import { time } from './time.ts';

/** What opens a modal, one line each; actions ask the page by its own event. */
export const TRIGGERS: readonly TriggerKind[] = [time, scroll, event, hash];
