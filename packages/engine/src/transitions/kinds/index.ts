import type { Preset } from '../values/TransitionValues.ts';
import { boxes } from './boxes.ts';
import { columns } from './columns.ts';
import { crossfade } from './crossfade.ts';
import { cube } from './cube.ts';
import { curtain } from './curtain.ts';
import { fade } from './fade.ts';
import { fadethrough } from './fadethrough.ts';
import { filter } from './filter.ts';
import { fly } from './fly.ts';
import { incube } from './incube.ts';
import { motionblur } from './motionblur.ts';
import { notransition } from './notransition.ts';
import { papercut } from './papercut.ts';
import { parallax } from './parallax.ts';
import { push } from './push.ts';
import { random } from './random.ts';
import { remove } from './remove.ts';
import { rotate } from './rotate.ts';
import { rows } from './rows.ts';
import { slideover } from './slideover.ts';
import type { TransitionKind } from './TransitionKind.ts';
import { turn } from './turn.ts';
import { zoom } from './zoom.ts';

/** Every family of transitions. */
export const TRANSITION_KINDS: Readonly<Record<string, TransitionKind>> = {
  notransition,
  fade,
  crossfade,
  fadethrough,
  slideover,
  remove,
  push,
  parallax,
  columns,
  rows,
  boxes,
  curtain,
  zoom,
  rotate,
  papercut,
  cube,
  incube,
  fly,
  turn,
  filter,
  motionblur,
  random,
};

const ALL = Object.values(TRANSITION_KINDS);
const made = new Map<TransitionKind, Readonly<Record<string, Preset>>>();

function presetsOf(kind: TransitionKind): Readonly<Record<string, Preset>> {
  const presets = made.get(kind) ?? kind.presets();
  made.set(kind, presets);
  return presets;
}

const inGroup = (group: string): readonly Preset[] =>
  ALL.filter(({ groups }) => groups.includes(group)).flatMap((kind) => Object.values(presetsOf(kind)));

/** A preset by its key, else the first one filed under this name; null for a name that nobody knows. */
export function presetOf(name: string): Preset | null {
  const plainName = name.trim().toLowerCase();
  const kind = ALL.find((each) => Object.hasOwn(presetsOf(each), plainName));
  return (kind ? presetsOf(kind)[plainName] : inGroup(plainName)[0]) ?? null;
}

/** The presets that a random pick may draw: those of a group, or else all: whoever draws wants to see something happen. */
export function presetsIn(group: string): readonly Preset[] {
  const presets = inGroup(group.trim().toLowerCase());
  if (presets.length > 0) return presets;
  return ALL.flatMap((kind) => Object.values(presetsOf(kind))).filter(({ isInstant }) => !isInstant);
}
