import * as actions from '../actions/part.ts';
import * as carousel from '../carousel/part.ts';
import * as controls from '../controls/part.ts';
import * as effects from '../effects/part.ts';
import * as hover from '../hover/part.ts';
import * as markup from '../html/part.ts';
import * as links from '../links/part.ts';
import * as live from '../live/part.ts';
import * as media from '../media/part.ts';
import * as motion from '../motion/part.ts';
import { addArrowRules, ArrowPair } from '../nav/arrows.tsx';
import { bullets } from '../nav/kinds/bullets.ts';
import { tabs } from '../nav/kinds/tabs.ts';
import { thumbs } from '../nav/kinds/thumbs.ts';
import { ARROW_LOOKS } from '../nav/looks/arrows/index.ts';
import * as ownLooks from '../nav/looks/part.ts';
import * as nav from '../nav/part.ts';
import * as rows from '../nav/rows.ts';
import * as scrubber from '../nav/scrubber/part.ts';
import { pictureCss, TemplateArrow } from '../nav/TemplateArrow.tsx';
import * as paint from '../paint/part.ts';
import * as progress from '../progress/part.ts';
import type { Parts } from '../module/CompiledModule.ts';

/** Everything at once: where bytes do not count, or nothing may be waited for. */
export const wholeParts: Parts = {
  live,
  motion,
  hover,
  actions,
  links,
  media,
  markup,
  paint,
  carousel,
  controls,
  nav,
  arrows: { addArrowRules, ArrowPair, TemplateArrow, pictureCss, looks: ARROW_LOOKS },
  rows,
  ownLooks,
  bullets,
  tabs,
  thumbs,
  scrubber,
  progress,
  effects,
};
