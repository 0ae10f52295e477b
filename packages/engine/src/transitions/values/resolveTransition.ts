import type { BackgroundTransition } from '@vitrine/model';
import { MOST_RANDOM_PICKS } from '../../limits.ts';
import { presetOf, presetsIn } from '../kinds/index.ts';
import { DEFAULT_TRANSITION } from './defaultTransition.ts';
import { isRest } from './isRest.ts';
import { presetOfShader } from './presetOfShader.ts';
import type { Preset, SideValues, TransitionValues } from './TransitionValues.ts';

/** The ease of a transition that names none. */
const EASE = 'power2.inOut';

/** Decides what a transition does: a preset by its key, by drawing, or by what the document's values come closest to. */
export function resolveTransition(transition: BackgroundTransition, random: () => number): TransitionValues {
  const preset = findPreset(transition, random);
  if (preset === null) return withEase(transition);
  const { in: entering, out: leaving } = DEFAULT_TRANSITION;
  const settings = fillIn(
    {
      order: transition.order,
      fillOrder: transition.fillOrder,
      padding: transition.padding,
      ease: transition.ease ?? '',
    },
    pick(preset),
    { ...DEFAULT_TRANSITION, ease: '' },
  );
  return {
    ...withEase(transition),
    ...settings,
    ease: settings.ease || EASE,
    durationMs: preset.isInstant ? 0 : transition.durationMs,
    in: fillIn(transition.in, preset.in, entering),
    // A preset says itself whether the leaving side does the opposite: most only cover it.
    out: fillIn(transition.out, { automatic: false, ...preset.out }, leaving),
    space3d: fillIn(transition.space3d, preset.space3d, DEFAULT_TRANSITION.space3d),
    filter: fillIn(transition.filter, preset.filter, DEFAULT_TRANSITION.filter),
  };
}

type Settings = Pick<TransitionValues, 'order' | 'fillOrder' | 'padding' | 'ease'>;

const pick = ({ order, fillOrder, padding, ease }: Preset): Partial<Settings> =>
  Object.fromEntries(
    Object.entries({ order, fillOrder, padding, ease }).filter(([, value]) => value !== undefined),
  );

const withEase = (transition: BackgroundTransition): TransitionValues => ({
  ...transition,
  ease: transition.ease ?? EASE,
});

/** Null when the document's own values say it all. */
function findPreset(transition: BackgroundTransition, random: () => number): Preset | null {
  const { preset, addOns } = transition;
  if (transition.random) return drawPreset(transition.randomFrom, random);
  const named = presetOf(preset.key);
  if (named) return named.drawnFrom === undefined ? named : drawPreset(named.drawnFrom, random);
  if (describesItself(transition)) return null;
  return presetOfShader(addOns) ?? presetOf(preset.group) ?? presetOf('fade');
}

function describesItself({ in: entering, out: leaving, space3d, filter }: BackgroundTransition): boolean {
  return space3d.kind !== 'none' || filter.used || changes(entering) || changes(leaving);
}

/** Whether a side differs from a background at rest. */
export function changes(side: SideValues): boolean {
  return !isRest(side.opacity, 1) || moves(side);
}

/** Whether it changes its place, its size or its angle. */
export function moves({ x, y, rotate, scaleX, scaleY }: SideValues): boolean {
  return (
    [x, y, rotate].some((value) => !isRest(value, 0)) || [scaleX, scaleY].some((value) => !isRest(value, 1))
  );
}

/** Draws a preset of a group, again while the draw is itself one that draws; after too many of them it fades. */
function drawPreset(group: string, random: () => number): Preset | null {
  let from = group;
  for (let depth = 0; depth < MOST_RANDOM_PICKS; depth++) {
    const presets = presetsIn(from);
    const drawn = presets[Math.min(presets.length - 1, Math.floor(random() * presets.length))];
    if (!drawn || drawn.drawnFrom === undefined) return drawn ?? presetOf('fade');
    from = drawn.drawnFrom;
  }
  return presetOf('fade');
}

/** The document's values, and the preset's for those that it left at their defaults. */
function fillIn<T extends object>(written: T, preset: Partial<T> | undefined, defaults: T): T {
  if (!preset) return written;
  const keys = Object.keys(preset) as (keyof T)[];
  const open = keys.filter((key) => isSame(written[key], defaults[key]));
  return { ...written, ...Object.fromEntries(open.map((key) => [key, preset[key]])) };
}

/** Nothing by another unit is still nothing: `0px` is as good as `0`. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(withoutIdleUnit(a)) === JSON.stringify(withoutIdleUnit(b));
}

const withoutIdleUnit = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value && value.value === 0
    ? { ...value, unit: '', mirrored: false }
    : value;
