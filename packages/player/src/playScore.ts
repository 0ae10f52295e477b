import { openScore } from './score/openScore.ts';
import { play, type PlayOptions } from './play.ts';
import { SCORE_FORMAT, type Score } from './score/Score.ts';

/** Whether the data is of this make, and of the frame that stands in the element. */
export function fits(host: HTMLElement, data: Score | null): data is Score {
  if (data?.format !== SCORE_FORMAT) return false;
  const isOfMoment = host.dataset['moment'] === String(data.moment.nowMs);
  const standing = [...host.querySelectorAll<HTMLElement>(':scope>sr7-content>sr7-slide')];
  const isThere = (key: string): boolean => standing.some(({ dataset }) => dataset['key'] === key);
  return isOfMoment && data.frame.slides.every(({ key }) => isThere(key));
}

/** Plays a module that a server has drawn, by its score. Hands back how to end it. */
export const playScore = (
  host: HTMLElement,
  score: Score,
  options: Pick<PlayOptions, 'onPlayer' | 'click'> = {},
): Promise<() => void> => play(host, openScore(score), options);
