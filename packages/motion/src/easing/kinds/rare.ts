import type { EaseFamily, EaseMaker } from '../Ease.ts';
import { bounce } from './bounce.ts';
import { elastic } from './elastic.ts';
import { slow } from './slow.ts';
import { steps } from './steps.ts';

/** Families that few documents name. */
export const RARE_FAMILIES: Readonly<Record<string, EaseFamily>> = { elastic, bounce };

/** Eases with one form. */
export const SINGLES: Readonly<Record<string, EaseMaker>> = { slow, steps };
