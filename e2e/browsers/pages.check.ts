import { expect } from '@playwright/test';
import { readBoxes } from './Box.ts';
import { test } from './browserTest.ts';
import { compareBoxes, describeDifferences } from './compareBoxes.ts';
import { knownDifferences } from './knownDifferences.ts';
import { pages } from './pages.ts';
import { keepBoxes, referenceBoxes } from './referenceBoxes.ts';
import { faults, visit, widen } from './visit.ts';

test.use({ lessMotion: true });

for (const page of pages)
  test(`${page.name} at ${page.widths.join(' and ')} px`, async ({ checked, visitor, reference }, info) => {
    for (const width of page.widths) {
      await (width === page.widths[0] ? visit(visitor, page, width) : widen(visitor, width));
      const boxes = await visitor.driver.evaluate(readBoxes, page.parts);
      expect(await faults(visitor)).toEqual([]);
      expect(boxes.length).toBeGreaterThan(0);
      if (checked === 'chromium') {
        keepBoxes(page, width, boxes);
        continue;
      }
      const expected = await referenceBoxes(reference, page, width);
      const differences = compareBoxes(expected, boxes);
      info.annotations.push({
        type: 'boxes',
        description: `${expected.length - differences.length} of ${expected.length}`,
      });
      const known = knownDifferences.filter(
        (each) => each.browser === checked && each.pages.includes(page.name),
      );
      expect(describeDifferences(differences, known, width)).toEqual([]);
    }
  });
