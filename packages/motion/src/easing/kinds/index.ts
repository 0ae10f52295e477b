import type { EaseFamily, EaseMaker } from '../Ease.ts';
import { back } from './back.ts';
import { bounce } from './bounce.ts';
import { circ } from './circ.ts';
import { elastic } from './elastic.ts';
import { expo } from './expo.ts';
import { power } from './power.ts';
import { sine } from './sine.ts';
import { slow } from './slow.ts';
import { steps } from './steps.ts';

/** Families with three directions; without one a family eases out. */
export const FAMILIES: Readonly<Record<string, EaseFamily>> = {
  power0: power(0),
  power1: power(1),
  power2: power(2),
  power3: power(3),
  power4: power(4),
  quad: power(1),
  cubic: power(2),
  quart: power(3),
  quint: power(4),
  strong: power(4),
  sine,
  expo,
  circ,
  back,
  elastic,
  bounce,
};

/** Eases with one form. */
export const SINGLES: Readonly<Record<string, EaseMaker>> = {
  none: () => (progress) => progress,
  linear: () => (progress) => progress,
  slow,
  steps,
};
