import * as v from 'valibot';
import { API_HIGHEST_ID, API_MOST_PER_PAGE, API_PER_PAGE } from '../limits.ts';
import { text } from './fields.ts';

/** How a schema is described to developers where its input is a text that stands for something else. */
export interface ShownAs {
  readonly shownAs: {
    readonly type: 'integer' | 'boolean';
    readonly minimum?: number;
    readonly maximum?: number;
  };
}

/** A whole number in an address. */
export const wholeText = (lowest: number, highest: number) =>
  v.pipe(
    v.string('Must be a whole number.'),
    v.regex(/^-?\d{1,15}$/, 'Must be a whole number.'),
    v.metadata({ shownAs: { type: 'integer', minimum: lowest, maximum: highest } } satisfies ShownAs),
    v.transform(Number),
    v.minValue(lowest, `Must not be below ${lowest}.`),
    v.maxValue(highest, `Must not be above ${highest}.`),
  );

export const flagText = v.pipe(
  v.picklist(['true', 'false'], 'Must be true or false.'),
  v.metadata({ shownAs: { type: 'boolean' } } satisfies ShownAs),
  v.transform((written) => written === 'true'),
);

export const idText = wholeText(1, API_HIGHEST_ID);

const MOST_IDS = 100;

/** Ids in an address: `3,17`. */
export const idsText = v.pipe(
  text(1100),
  v.regex(/^\d{1,10}(?:,\d{1,10})*$/, 'Must be ids with commas between them.'),
  v.transform((written) => written.split(',').map(Number)),
  v.maxLength(MOST_IDS, `At most ${MOST_IDS}.`),
  v.everyItem((each) => each <= API_HIGHEST_ID, 'Must be ids with commas between them.'),
);

/** Which part of a list. */
export const paging = {
  page: v.optional(wholeText(1, 1_000_000), '1'),
  perPage: v.optional(wholeText(1, API_MOST_PER_PAGE), String(API_PER_PAGE)),
};

/** `name` or `-name`: by that field, and the other way round. */
export const sorting = <const Fields extends readonly string[]>(fields: Fields, byDefault: string) => {
  const options = fields.flatMap((field) => [field, `-${field}`]);
  return v.optional(
    v.pipe(
      v.picklist(options, `Must be one of ${options.join(', ')}.`),
      v.transform((written) => ({
        field: written.replace(/^-/, '') as Fields[number],
        isDescending: written.startsWith('-'),
      })),
    ),
    byDefault,
  );
};
