import type { TriggerKind } from '../TriggerKind.ts';
import { click } from './click.ts';
import { entry } from './entry.ts';
import { focus } from './focus.ts';
import { hover } from './hover.ts';
import { plain } from './plain.ts';
import { stage } from './stage.ts';

/** Every way in which an event reaches an action; names that none of them serves are events of the document. */
export const TRIGGER_KINDS: readonly TriggerKind[] = [click, plain, hover, focus, stage, entry];
