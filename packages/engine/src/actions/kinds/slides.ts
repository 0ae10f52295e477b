import type { SlideRequest } from '../../ports/SlideChange.ts';
import type { ActionKind } from '../ActionKind.ts';

export const goTo =
  (request: SlideRequest): ActionKind =>
  (_, { host }) =>
    host.slides.request(request);

const WORDS: Readonly<Record<string, SlideRequest>> = {
  first: 'first',
  last: 'last',
  random: 'random',
  next: '+1',
  prev: '-1',
  previous: '-1',
};

/** To a slide by name or by steps. A number is a slide's id here (facts), not its place. */
export const callSlide: ActionKind = (action, { host }) => {
  const written = (action.targets[0] ?? '').trim();
  if (written !== '') host.slides.request(requestOf(written));
};

function requestOf(written: string): SlideRequest {
  const word = written.toLowerCase();
  if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? written;
  return /^(?:#|[+-]\d)/.test(written) ? written : `#${written}`;
}
