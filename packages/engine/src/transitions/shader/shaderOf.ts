import type { BackgroundTransition } from '@vitrine/model';

/** A transition that the original draws by WebGL, by its numbers. */
export interface Shader {
  readonly family: Family;
  readonly ease: string;
  /** 0 to 1. */
  readonly intensity: number;
  /** Quarter turns. */
  readonly turns: number;
  /** Which way it goes, one to the right or down; turned round going backwards. */
  readonly way: readonly [x: number, y: number];
}

export type Family =
  | 'fade'
  | 'slide'
  | 'zoom'
  | 'cut'
  | 'wipe'
  | 'tiles'
  | 'ripple'
  | 'distortion'
  | 'burn'
  | 'blinds'
  | 'spin'
  | 'rings';

/** By what the effect's name begins or goes on with; the first that fits. */
const NAMES: readonly (readonly [RegExp, Family])[] = [
  [/spin|twirl|rotat|roll/, 'spin'],
  [/ring|circle/, 'rings'],
  [/ripple|water|drop/, 'ripple'],
  [/burn|fire/, 'burn'],
  [/blind|stripe|bars/, 'blinds'],
  [/cut|slice|split/, 'cut'],
  [/mosaic|tile|pixel|grid|cube|box/, 'tiles'],
  [/zoom|stretch|pano|dream/, 'zoom'],
  [/slide|push|skew|swap/, 'slide'],
  [/wipe|brush|paint|fluid|page/, 'wipe'],
  [/flow|perlin|wave|morph|dis|glitch|blur|chaos|plasma/, 'distortion'],
];

/** Null where the document names no such effect. direction: -1 while slides go backwards. */
export function shaderOf(transition: BackgroundTransition | null, direction: 1 | -1): Shader | null {
  const written = settingsOf(transition);
  if (!written) return null;
  const amount = (key: string): number => amountOf(written[key], direction);
  const [x, y] = [Math.sign(amount('x')), Math.sign(amount('y'))];
  return {
    family: familyOf(String(written['ef'] ?? '')),
    ease: typeof written['ie'] === 'string' ? written['ie'] : 'power2.inOut',
    intensity: Math.min(1, Math.max(0, amountOf(written['iny'] ?? 50, 1) / 100)),
    turns: amount('roz'),
    way: x === 0 && y === 0 ? [direction, 0] : [x, y],
  };
}

/** Whether it is one at all: whoever only fades needs no shader for it. */
export const hasShader = (transition: BackgroundTransition | null): boolean => {
  const shader = shaderOf(transition, 1);
  return shader !== null && shader.family !== 'fade';
};

function settingsOf(transition: BackgroundTransition | null): Readonly<Record<string, unknown>> | null {
  const addOns = transition?.addOns as Readonly<Record<string, unknown>> | null | undefined;
  const settings = typeof addOns === 'object' ? addOns?.['tpack'] : null;
  return typeof settings === 'object' && settings !== null ? (settings as Record<string, unknown>) : null;
}

function familyOf(effect: string): Family {
  const name = effect.toLowerCase();
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? 'fade';
}

/** `(2)` turns round going backwards. */
function amountOf(written: unknown, direction: 1 | -1): number {
  const text = String(written ?? '').trim();
  const value = Number.parseFloat(text.replace(/^\(/, ''));
  if (!Number.isFinite(value)) return 0;
  return text.startsWith('(') ? value * direction : value;
}
