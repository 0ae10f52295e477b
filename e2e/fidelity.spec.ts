import { expect, type Page, test } from '@playwright/test';
import { apart, type Compared, compareLayers, WITHIN_PX } from './support/fidelity/compareLayers.ts';
import { notCounted } from './support/fidelity/notCounted.ts';
import { elementId, openRecorded } from './support/fidelity/recordedPage.ts';
import { recordings } from './support/fidelity/recordings.ts';
import { shownLayers } from './support/fidelity/shownLayers.ts';
import { whenAtRest } from './support/player.ts';

/** Of all layer boxes, at all widths that were recorded. */
const LEAST_SHARE = 0.97;
/** Pages that are open at once. */
const LANES = 3;

const recorded = recordings();

if (recorded.length > 0)
  test('layers stand where the original puts them, at every width that was recorded', async ({
    browser,
    baseURL,
  }) => {
    const origin = new URL(baseURL ?? '').origin;
    const compared: Compared[] = [];
    const boxes: string[] = [];

    async function compareModule(page: Page, each: (typeof recorded)[number]): Promise<void> {
      const { module, widths, conditions } = each.recording;
      const height = conditions.viewportHeight;
      await page.setViewportSize({ width: 1280, height });
      await openRecorded(page, each, origin);
      await whenAtRest(page);
      for (const [width, wanted] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(width), height });
        const shown = await shownLayers(page, elementId(each.document));
        compared.push(compareLayers(wanted, shown, notCounted(module), `${module} at ${width}`));
        const isOff = apart(wanted.module, shown.module) > WITHIN_PX;
        if (isOff || Math.abs(wanted.pageHeight - shown.pageHeight) > WITHIN_PX)
          boxes.push(`${module} at ${width}: ${wanted.module.join(' ')} / ${shown.module.join(' ')}`);
      }
      await page.unrouteAll();
    }

    const waiting = [...recorded];
    const lane = async (): Promise<void> => {
      // Layers are held against each other at rest: entrances, loops and the show would only take time.
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (let next = waiting.shift(); next; next = waiting.shift()) await compareModule(page, next);
      await page.context().close();
    };
    await Promise.all(Array.from({ length: LANES }, lane));

    const layers = compared.reduce((sum, each) => sum + each.layers, 0);
    const agreeing = compared.reduce((sum, each) => sum + each.agreeing, 0);
    const off = compared.flatMap((each) => each.off);
    console.log(
      `${agreeing} of ${layers} layer boxes within ${WITHIN_PX} px of the original's\n${off.join('\n')}`,
    );
    expect(boxes).toEqual([]);
    expect(compared.flatMap(({ missing }) => missing)).toEqual([]);
    expect(agreeing / layers, off.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
