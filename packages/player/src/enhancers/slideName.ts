import type { Slide } from '@vitrine/model';

/** Names that an editor gives by itself tell a listener nothing. */
const GIVEN_BY_EDITOR = /^(new )?slide( ?\d+)?$/i;

/** How a slide is called where it cannot be seen: its place, and its title where it has one of its own. */
export function slideName({ title }: Pick<Slide, 'title'>, number: number, count: number): string {
  const own = title.replace(/<[^<>]*>/g, '').trim();
  const place = `Slide ${number} of ${count}`;
  return own === '' || GIVEN_BY_EDITOR.test(own) ? place : `${place}: ${own}`;
}
