import * as v from 'valibot';

/** All but the breaks of lines. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** What somebody typed: some words, and no more than so many characters of them. */
export const writtenText = (longest: number, ifEmpty: string, ifLonger: string) =>
  v.pipe(
    v.string('Must be a text.'),
    v.transform((given) => given.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()),
    v.nonEmpty(ifEmpty),
    v.maxLength(longest, ifLonger),
  );
