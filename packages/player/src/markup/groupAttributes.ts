import type { Frame, FrameSlide } from '@vitrine/engine';
import type { ModuleSettings } from '@vitrine/model';
import { type ControlWords, sayPlace } from './controlWords.ts';

/** What a slide is to a screen reader: a panel where tabs lead to it. */
export type SlideRole = 'group' | 'tabpanel';

export const slideRole = ({ tabs }: ModuleSettings['nav'], { navKeys }: Frame): SlideRole =>
  tabs?.on && navKeys.length > 1 ? 'tabpanel' : 'group';

/** What the element of a slide that takes turns says of its place: "n of m"; only the current one can be reached. */
export function groupAttributes(
  { key, number, offset, shown, turn, isLeaving }: FrameSlide,
  count: number,
  role: SlideRole,
  isCarousel: boolean,
  words: Pick<ControlWords, 'slideRole' | 'place'>,
): Readonly<Record<string, unknown>> {
  const isCurrent = turn === 'current';
  return {
    'data-key': key,
    'data-current': isCurrent ? '' : undefined,
    'data-previous': turn === 'previous' ? '' : undefined,
    'data-leaving': isLeaving ? '' : undefined,
    'data-offset': isCarousel ? offset : undefined,
    role,
    'aria-roledescription': words.slideRole,
    'aria-label': sayPlace(words.place, number, count),
    inert: !isCurrent,
    hidden: !shown,
  };
}
