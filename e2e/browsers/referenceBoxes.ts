import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, readBoxes } from './Box.ts';
import { WIDTHS } from './limits.ts';
import type { CheckedPage } from './pages.ts';
import { type Visit, visit, widen } from './visit.ts';

/** Emptied at the start of a run. */
const REFERENCE_FOLDER = join(import.meta.dirname, '../../.cache/browsers');

const fileOf = ({ name }: CheckedPage, width: number): string =>
  join(REFERENCE_FOLDER, `${name.replaceAll(' ', '-')}-${width}.json`);

/** Keeps what Chromium shows for the others. */
export function keepBoxes(page: CheckedPage, width: number, boxes: readonly Box[]): void {
  mkdirSync(REFERENCE_FOLDER, { recursive: true });
  writeFileSync(fileOf(page, width), JSON.stringify(boxes));
}

/** Chromium's boxes: those of its own check in this run, or else it opens the page for them. */
export async function referenceBoxes(
  open: () => Promise<Visit>,
  page: CheckedPage,
  width: number,
): Promise<Box[]> {
  const file = fileOf(page, width);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Box[];
  const visitor = await open();
  await visit(visitor, page, WIDTHS[0]);
  if (width !== WIDTHS[0]) await widen(visitor, width);
  return visitor.driver.evaluate(readBoxes, page.parts);
}
