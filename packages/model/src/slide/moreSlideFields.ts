import { optional } from '../reading/composites.ts';
import { anything, flag, number, text } from '../reading/scalars.ts';
import { slideParams } from './slideParams.ts';

/** What nobody asks for who shows it. */
export const moreSlideFields = {
  description: text(),
  params: slideParams,
  order: number(0),
  fullHeight: flag(false),
  link: optional(anything(null)),
  addOns: anything(null),
};
