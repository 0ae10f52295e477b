import * as v from 'valibot';
import { API_HIGHEST_ID } from '../limits.ts';

/** PostgreSQL keeps no text with a zero in it. */
const WITHOUT_ZERO = /^[^\0]*$/;

export const text = (longest: number) =>
  v.pipe(
    v.string('Must be a text.'),
    v.maxLength(longest, `At most ${longest} characters.`),
    v.regex(WITHOUT_ZERO, 'Must not hold a zero character.'),
  );
export const filled = (longest: number) => v.pipe(text(longest), v.trim(), v.nonEmpty('Must not be empty.'));

export const whole = (lowest: number, highest: number) =>
  v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(lowest, `Must not be below ${lowest}.`),
    v.maxValue(highest, `Must not be above ${highest}.`),
  );
/** What a column of the database holds. */
export const int = whole(-API_HIGHEST_ID, API_HIGHEST_ID);
export const count = whole(0, API_HIGHEST_ID);
export const id = whole(1, API_HIGHEST_ID);
/** Minor units. */
export const money = v.pipe(whole(0, 100_000_000_000), v.description('In minor units of the currency.'));
export const flag = v.boolean('Must be true or false.');
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `Must be one of ${options.map((option) => option || "''").join(', ')}.`);
export const list = <Item extends v.GenericSchema>(item: Item, longest = 500) =>
  v.pipe(v.array(item, 'Must be a list.'), v.maxLength(longest, `At most ${longest}.`));
export const ids = list(id);
export const texts = list(filled(300));

const TIME = 'Must be a time such as 2026-03-01T12:00:00Z.';
/** On the wire a text, inside milliseconds since 1970. */
export const time = v.pipe(
  v.string(TIME),
  v.isoTimestamp(TIME),
  v.transform((written) => Date.parse(written)),
  v.integer(TIME),
);
/** Of an answer: always UTC. */
export const timeText = v.pipe(v.string(), v.isoTimestamp());
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);
