/** The line that a refusal names, as parsers write it: `line 3 column 5`, or `position 40`; so does the server, in the shop's language. Default: the first. */
export function lineOf(message: string, text: string): number {
  const line = /(?:\bline|السطر) (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /\bposition (\d+)/.exec(message)?.[1];
  return position === undefined ? 1 : text.slice(0, Number(position)).split('\n').length;
}
