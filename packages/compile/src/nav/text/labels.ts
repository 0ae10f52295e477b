import { plainText } from './plainText.ts';
import type { TemplateSlide } from './fillTemplate.ts';
import type { Controls } from '../../ports/Controls.ts';

/** Titles that editors give by themselves say nothing that the number does not. */
const SAYS_NOTHING = /^(?:new )?#?\s*\d*\s*slide\s*#?\d*$/i;

/** What an item is called: the text that is seen on it, or else its number and title. */
export function itemLabel(
  slide: TemplateSlide,
  seenHtml: string,
  { slideNumber }: Pick<Controls, 'slideNumber'>,
): string {
  const seen = plainText(seenHtml);
  if (/\p{L}/u.test(seen)) return seen;
  const title = plainText(slide.title, 80);
  const isTelling = title !== '' && !SAYS_NOTHING.test(title);
  const number = slideNumber.replace('{number}', String(slide.number));
  return isTelling ? `${number}: ${title}` : number;
}
