import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { whenStill } from './whenStill.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer follows from colours and widths. What the others say of one look, they say of all. */
export const RULES_OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
] as const;

/** A page of the shop but for what stands around all of them. It is left out as elements: rules for the page as a whole still see it. */
export const PAGE_ITSELF = { include: 'html', exclude: ['.whb-header', '.site-footer'] };

/** What axe finds wrong with the page as it is now, one line for each element; by all its rules, or by some. */
export async function findAccessibilityFaults(
  page: Page,
  within: string | typeof PAGE_ITSELF = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  // Half a page lacks its landmarks, and a text that fades in its contrast.
  await whenStill(page);
  // Evaluated, not put into the page: its policy lets no script in that is not its own.
  // Once is enough for a page, however many screens it shows.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ context, values }) => {
      // What is not painted has no colours that anybody could tell apart.
      if (window.unpainted) window.unpainted.disabled = true;
      // Gathering what is right takes it longer than finding what is wrong; and of what it would read again, no rule that runs asks for style sheets.
      const results = await window.axe.run(context, {
        resultTypes: ['violations', 'incomplete'],
        preload: { assets: ['media'] },
        ...(values && { runOnly: { type: 'rule', values: [...values] } }),
      });
      if (window.unpainted) window.unpainted.disabled = false;
      // Text of the colour of its ground is left to people, who would see nothing.
      const unseen = results.incomplete.flatMap((result) => {
        const nodes = result.nodes.filter((node) =>
          node.any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio'),
        );
        return nodes.length > 0 ? [{ ...result, nodes }] : [];
      });
      return [...results.violations, ...unseen].map(({ id, help, nodes }) => ({
        id,
        help,
        html: nodes.map((node) => node.html),
      }));
    },
    { context: within, values: rules },
  );
  return violations.flatMap(({ id, help, html }) => html.map((element) => `${id}: ${help}: ${element}`));
}
