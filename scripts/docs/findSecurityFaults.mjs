import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has, by chapter; those of level 3 come after them. */
const REQUIREMENTS = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1, 0],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7, 0],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

const ROW = /^\| (V\d+\.\d+\S*(?:, \S+)*) +\|/;
const UNGUARDED = /does not apply|open:|level 3/;
/** A path, and the words of tests that are named behind it. */
const NAMED = /`([^`\s/][^`\s]*\.(?:tsx?|mjs|md|json))`(?:: ((?:“[^”]+”(?:, )?)+))?/g;

/**
 * What is wrong with the page of what the shop holds against: a requirement without a row or with two, a row that says nothing, a
 * file that is not there, a test that its file does not have.
 * @param {string} text the page
 * @param {readonly string[]} roots folders below which its paths are
 * @returns {string[]}
 */
export function findSecurityFaults(text, roots) {
  const rows = text.split('\n').filter((line) => ROW.test(line));
  return [...findRowFaults(rows), ...rows.flatMap(findCellFaults), ...findNameFaults(text, roots)];
}

/** @param {readonly string[]} rows */
function findRowFaults(rows) {
  const named = rows.flatMap((row) => requirementsOf(ROW.exec(row)?.[1] ?? ''));
  const wanted = REQUIREMENTS.flatMap((sections, chapter) =>
    sections.flatMap((count, section) => {
      const name = `V${chapter + 1}.${section + 1}`;
      return count === 0 ? [name] : Array.from({ length: count }, (_, index) => `${name}.${index + 1}`);
    }),
  );
  return [
    ...wanted.filter((each) => !named.includes(each)).map((each) => `${each} has no row`),
    ...named.filter((each) => !wanted.includes(each)).map((each) => `${each} is no requirement`),
    ...named
      .filter((each, index) => named.indexOf(each) !== index)
      .map((each) => `${each} has more than one row`),
  ];
}

/** `V1.2.1–3, 9` is four requirements, `V3.1` a section without any. @param {string} cell */
function requirementsOf(cell) {
  const [, section = '', items = ''] = /^(V\d+\.\d+)(?:\.(.+))?$/.exec(cell) ?? [];
  if (items === '') return [section];
  return items.split(', ').flatMap((item) => {
    const [first = 0, last = first] = item.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
  });
}

/** Who says that something is guarded names the test. @param {string} row */
function findCellFaults(row) {
  const cells = row.split('|').slice(1, -1);
  const [name = '', , guard = '', test = ''] = cells.map((cell) => cell.trim());
  if (cells.length !== 4) return [`${name} has ${cells.length} cells`];
  if (guard === '') return [`${name} says of no guard`];
  return test === '' && !UNGUARDED.test(guard) ? [`${name} names no test`] : [];
}

/** @param {string} text @param {readonly string[]} roots */
function findNameFaults(text, roots) {
  return [...text.matchAll(NAMED)].flatMap(([, path = '', words = '']) => {
    const file = roots.map((root) => join(root, path)).find((each) => existsSync(each));
    if (!file) return [`${path} is not there`];
    const content = readFileSync(file, 'utf8');
    return [...words.matchAll(/“([^”]+)”/g)]
      .filter(([, word = '']) => !content.includes(word))
      .map(([, word = '']) => `${path} has no test “${word}”`);
  });
}
