/** spec/1 §7.8: zero-padded when there are more than nine slides. */
export const slideNumber = (value: number, count: number): string =>
  count > 9 ? String(value).padStart(2, '0') : String(value);
