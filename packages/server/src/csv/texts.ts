/** What spreadsheets take for a formula. A negative number is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** A quote before what a spreadsheet would run; one more when there is one already, so that it can be taken off again. */
export const guardFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** Several values in one cell: commas between them, and commas inside them behind a backslash. */
export const joinList = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(',', '\\,').replace(/\\$/, '\\ ')).join(', ');

export const splitList = (cell: string): readonly string[] =>
  cell
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter(Boolean);

/** Breaks of lines as `\n`; a backslash and an n that are meant so get one more backslash. */
export const foldBreaks = (text: string): string => text.replaceAll('\\n', '\\\\n').replace(/\r?\n/g, '\\n');
export const unfoldBreaks = (cell: string): string =>
  cell.replace(/(\\?)\\n/g, (_, escaped: string) => (escaped ? '\\n' : '\n'));

/** `Kitchen > Cups`; the sign itself is written as in HTML. */
const BETWEEN = ' > ';
export const joinPath = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('>', '&gt;')).join(BETWEEN);
export const splitPath = (path: string): readonly string[] =>
  path
    .split('>')
    .map((name) => name.replaceAll('&gt;', '>').trim())
    .filter(Boolean);

/** PostgreSQL keeps no text with a zero byte in it. */
export const withoutZeros = (text: string): string => text.replaceAll('\0', '');
