import type { EaseFamily } from '../Ease.ts';
import { back } from './back.ts';
import { circ } from './circ.ts';
import { expo } from './expo.ts';
import { power } from './power.ts';
import { sine } from './sine.ts';

/** Families with three directions that most documents name. */
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
};
