import { mirrored, plain } from './frameValues.ts';
import type { Preset } from './TransitionValues.ts';

/** What a shader's number stands for, in parentheses when it turns round going backwards. */
interface Amount {
  readonly value: number;
  readonly isMirrored: boolean;
}

/** Degrees for each step of a shader's turn; more would leave gaps at the corners. */
const DEGREES_A_STEP = 22.5;
const MOST_DEGREES = 45;
/** It grows as fast as its corners would leave a gap, at any angle on the way. */
const COVERING_SCALE = 2.5;
const DRIFT_PERCENT = 12;

/**
 * Effects drawn by shaders come down to what their numbers describe: a turn, a zoom, a drift; all else fades. Null where
 * the document has no such effect.
 */
export function presetOfShader(addOns: unknown): Preset | null {
  const settings = field(addOns, 'tpack');
  if (typeof settings !== 'object' || settings === null) return null;
  const [turn, zoom, x, y] = ['roz', 'z', 'x', 'y'].map((key) => amountOf(field(settings, key)));
  const ease = easeOf(field(settings, 'ie'));
  if (turn && turn.value !== 0) return { ...ease, ...spin(turn) };
  if (zoom && zoom.value !== 0) return { ...ease, ...grow(zoom.value > 0 ? 1.4 : 0.7) };
  if (x?.value || y?.value) return { ...ease, ...drift(x, y) };
  return { ...ease, in: { opacity: plain(0) } };
}

function spin({ value, isMirrored }: Amount): Preset {
  const degrees = Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, value * DEGREES_A_STEP));
  const angle = (turn: number) => (isMirrored ? mirrored(turn, '') : plain(turn));
  const large = { scaleX: plain(COVERING_SCALE), scaleY: plain(COVERING_SCALE) };
  return {
    in: { opacity: plain(0), rotate: angle(-degrees), ...large },
    out: { rotate: angle(degrees), ...large },
  };
}

const grow = (scale: number): Preset => ({
  in: { opacity: plain(0), scaleX: plain(scale), scaleY: plain(scale) },
});

function drift(x: Amount | undefined | null, y: Amount | undefined | null): Preset {
  const by = (amount: Amount | undefined | null) => {
    const value = Math.sign(amount?.value ?? 0) * DRIFT_PERCENT;
    return amount?.isMirrored ? mirrored(value) : { ...mirrored(value), mirrored: false };
  };
  return { in: { opacity: plain(0), x: by(x), y: by(y) } };
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

function amountOf(written: unknown): Amount | null {
  const text = String(written ?? '').trim();
  const value = Number.parseFloat(text.replace(/^\(/, ''));
  return Number.isFinite(value) ? { value, isMirrored: text.startsWith('(') } : null;
}

/** `slow` rushes at both ends and stands in the middle: right for a shader, a stutter for a picture. */
const easeOf = (written: unknown): { ease?: string } =>
  typeof written === 'string' && /^(?:power|sine|expo|circ)/.test(written) ? { ease: written } : {};
