import type { Ease } from './Ease.ts';

export const WIGGLE_KINDS = ['easeOut', 'easeInOut', 'uniform', 'random', 'anticipate'] as const;
export type WiggleKind = (typeof WIGGLE_KINDS)[number];

export interface WiggleOptions {
  /** How often it swings to and fro. Default 10. */
  readonly wiggles?: number;
  /** How the swings grow and fade. Default easeOut. */
  readonly kind?: WiggleKind;
}

const STRENGTHS: Readonly<Record<WiggleKind, (progress: number, swing: number) => number>> = {
  easeOut: (progress) => 1 - progress,
  easeInOut: (progress) => Math.sin(progress * Math.PI),
  uniform: () => 1,
  /** Looks random and is the same each time: a scene sought twice must show the same. */
  random: (_, swing) => Math.abs(Math.sin(swing * 12.9898 + 4.1414) * 43758.5453) % 1,
  anticipate: (progress) => (progress < 0.2 ? -progress * 2 : 1 - (progress - 0.2) / 0.8),
};

/** Swings about the start and ends there: it moves something without taking it anywhere. */
export function customWiggle({ wiggles = 10, kind = 'easeOut' }: WiggleOptions = {}): Ease {
  const count = Math.max(1, Math.round(wiggles));
  return (progress) => {
    if (progress <= 0 || progress >= 1) return 0;
    const swing = Math.floor(progress * count * 2);
    return Math.sin(progress * count * 2 * Math.PI) * STRENGTHS[kind](progress, swing);
  };
}
