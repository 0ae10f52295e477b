import type { Slide } from '@vitrine/model';
import { type ControlWords, sayPlace } from '../markup/controlWords.ts';

/** Names that an editor gives by itself tell a listener nothing. */
const GIVEN_BY_EDITOR = /^(new )?slide( ?\d+)?$/i;

/** How a slide is called where it cannot be seen: its place, and its title where it has one of its own. */
export function slideName(
  { title }: Pick<Slide, 'title'>,
  number: number,
  count: number,
  { slideOf }: Pick<ControlWords, 'slideOf'>,
): string {
  const own = title.replace(/<[^<>]*>/g, '').trim();
  const place = sayPlace(slideOf, number, count);
  return own === '' || GIVEN_BY_EDITOR.test(own) ? place : `${place}: ${own}`;
}
