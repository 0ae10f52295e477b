import { decorFields } from '../layer/decor.ts';
import { fill } from '../values/fill.ts';

/** Gradients, borders, shadows. */
export const paintReaders = { fill: fill(), decor: decorFields };
