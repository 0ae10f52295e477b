import type { Frame } from '@vitrine/engine';
import { type ControlWords, sayPlace } from './controlWords.ts';

/** Where the current slide stands among those that navigation offers. */
export const placeIn = ({
  navKeys,
  currentKey,
}: Frame): { readonly index: number; readonly count: number } => ({
  index: Math.max(0, navKeys.indexOf(currentKey)),
  count: navKeys.length,
});

/** What the handle says of the slide that it stands on, which is called so: "Slide 3 of 8: title". */
export function handleAttributes(
  frame: Frame,
  label: string,
  words: Pick<ControlWords, 'slideNumber' | 'slideOf'>,
) {
  const { index, count } = placeIn(frame);
  const number = index + 1;
  return {
    'aria-valuemax': count,
    'aria-valuenow': number,
    'aria-valuetext': label.replace(
      sayPlace(words.slideNumber, number, count),
      sayPlace(words.slideOf, number, count),
    ),
    'data-number': number,
    'data-count': count,
  };
}
