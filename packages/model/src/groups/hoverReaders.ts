import { hover } from '../layer/hover.ts';
import { optional } from '../reading/composites.ts';

/** How layers answer the pointer. */
export const hoverReaders = { hover: optional(hover) };
