import type { Action, Slide } from '@vitrine/model';
import { triggerName } from './triggers/triggerName.ts';

/** The actions of a slide by the event that they wait for and the layer that it happens to. */
export interface SlideActions {
  /** Every event that some action waits for. */
  readonly events: readonly string[];
  /** Ids of the layers that actions wait for. */
  readonly sources: readonly string[];
  /** Actions without a source (null) belong to the slide. */
  of(event: string, source: string | null): readonly Action[];
  all(event: string): readonly Action[];
}

const known = new WeakMap<Slide, SlideActions>();

/** Built once a slide: the compiler asks for every layer. */
export function actionsOf(slide: Slide): SlideActions {
  const made = known.get(slide) ?? indexActions(slide.actions);
  known.set(slide, made);
  return made;
}

const NONE: readonly Action[] = [];

function indexActions(actions: readonly Action[]): SlideActions {
  const byEvent = new Map<string, Action[]>();
  const bySource = new Map<string, Map<string | null, Action[]>>();
  for (const action of actions) {
    const event = triggerName(action.event);
    append(byEvent, event, action);
    const ofEvent = bySource.get(event) ?? new Map<string | null, Action[]>();
    bySource.set(event, ofEvent);
    for (const source of sourcesOf(action)) append(ofEvent, source, action);
  }
  return {
    events: [...byEvent.keys()],
    sources: [...new Set(actions.flatMap(({ sources }) => sources))],
    of: (event, source) => bySource.get(event)?.get(source) ?? NONE,
    all: (event) => byEvent.get(event) ?? NONE,
  };
}

const sourcesOf = ({ sources }: Action): readonly (string | null)[] =>
  sources.length > 0 ? [...new Set(sources)] : [null];

function append<Key>(lists: Map<Key, Action[]>, key: Key, action: Action): void {
  const list = lists.get(key);
  if (list) list.push(action);
  else lists.set(key, [action]);
}
