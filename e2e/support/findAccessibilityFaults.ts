import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is now, one line for each element. */
export async function findAccessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated, not put into the page: its policy lets no script in that is not its own.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (selector) => {
    // Gathering what is right takes it longer than finding what is wrong.
    const results = await window.axe.run(selector, { resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => ({ id, help, html: nodes.map((n) => n.html) }));
  }, within);
  return violations.flatMap(({ id, help, html }) => html.map((element) => `${id}: ${help}: ${element}`));
}
