import { STAGE_EVENTS } from './StageEvent.ts';

/** Other spellings of the events that actions wait for. */
const SPELLINGS: Readonly<Record<string, string>> = {
  hover: 'mouseenter',
  mouseover: 'mouseenter',
  mouseout: 'mouseleave',
  tap: 'click',
  focusin: 'focus',
  focusout: 'blur',
  onload: 'load',
  ready: 'load',
  always: 'load',
};

/** Events of layers and of the slide; any other name is an event of the document. */
export const TRIGGER_NAMES: readonly string[] = [
  'click',
  'dblclick',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'mouseenter',
  'mouseleave',
  'focus',
  'blur',
  'load',
  ...STAGE_EVENTS,
];

const KNOWN: ReadonlySet<string> = new Set(TRIGGER_NAMES);

export const isKnownTrigger = (name: string): boolean => KNOWN.has(name);

/** Known events in one spelling; names of document events stay as they are, case included. */
export function triggerName(written: string): string {
  const name = written.trim();
  const lower = name.toLowerCase();
  const known = Object.hasOwn(SPELLINGS, lower) ? (SPELLINGS[lower] ?? lower) : lower;
  return isKnownTrigger(known) ? known : name;
}
