import { expect } from '@playwright/test';
import { readBoxes } from './Box.ts';
import { test } from './browserTest.ts';
import { compareBoxes, describeDifferences } from './compareBoxes.ts';
import { knownDifferences } from './knownDifferences.ts';
import { WIDTHS } from './limits.ts';
import { pages } from './pages.ts';
import { keepBoxes, referenceBoxes } from './referenceBoxes.ts';
import { faults, visit } from './visit.ts';

test.use({ lessMotion: true });

for (const page of pages)
  for (const width of WIDTHS)
    test(`${page.name} at ${width} px`, async ({ checked, visitor, reference }, { annotations }) => {
      await visit(visitor, page, width);
      const boxes = await visitor.driver.evaluate(readBoxes, page.parts);
      expect(await faults(visitor)).toEqual([]);
      expect(boxes.length).toBeGreaterThan(0);
      if (checked === 'chromium') return keepBoxes(page, width, boxes);
      const expected = await referenceBoxes(reference, page, width);
      const differences = compareBoxes(expected, boxes);
      annotations.push({
        type: 'boxes',
        description: `${expected.length - differences.length} of ${expected.length}`,
      });
      const known = knownDifferences.filter(
        (each) => each.browser === checked && each.pages.includes(page.name),
      );
      expect(describeDifferences(differences, known, width)).toEqual([]);
    });
