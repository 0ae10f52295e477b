/**
 * @typedef {object} Table
 * @property {string[]} columns
 * @property {(string | number | null | undefined)[][]} rows
 */

/**
 * Plain aligned text: words to the left, columns of numbers to the right.
 * @param {Table} table
 */
export function formatTable({ columns, rows }) {
  const cells = rows.map((row) => columns.map((_, index) => String(row[index] ?? '')));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const isNumeric = columns.map((_, index) =>
    cells.every((row) => /^(-?[\d.,]+\D{0,6})?$/.test(row[index] ?? '')),
  );
  const line = (/** @type {string[]} */ row) =>
    row
      .map((text, index) =>
        isNumeric[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
