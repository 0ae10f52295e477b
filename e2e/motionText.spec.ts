import { expect, test } from '@playwright/test';
import { openPlayground } from './support/motionPlayground.ts';
import { pixelsApart } from './support/pixelsApart.ts';

const HTML = 'Plain <b>bold <i>words</i></b> and <a id="here" href="#x">a link</a>,<br>then more.';

for (const unit of ['chars', 'words', 'lines'] as const) {
  test(`text taken apart by ${unit} looks the same, is read once, and comes back as the same nodes`, async ({
    page,
  }) => {
    await openPlayground(
      page,
      `<p id="text" style="width:260px;font:20px/1.3 sans-serif;margin:10px">${HTML}</p>`,
    );
    const text = page.locator('#text');
    const before = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 120 } });
    const spoken = await text.ariaSnapshot();
    const nodes = await page.evaluateHandle(() => [...(document.querySelector('#text')?.childNodes ?? [])]);
    const split = await page.evaluateHandle(
      (unit) => window.motion.splitText(document.querySelector('#text') as HTMLElement, unit),
      unit,
    );
    const seen = await page.evaluate(({ parts }) => {
      const element = document.querySelector('#text') as HTMLElement;
      return {
        said: parts.map(({ textContent }) => textContent ?? ''),
        isShown: parts.every((part) => part.isConnected),
        bold: element.querySelectorAll('b i').length > 0,
        links: element.querySelectorAll('a[href]').length,
        breaks: element.querySelectorAll('br').length,
        ids: element.querySelectorAll('[id]').length,
      };
    }, split);
    expect(seen).toMatchObject({ isShown: true, bold: true, links: 1, ids: 0 });
    expect(seen.said.join('').replace(/\s/g, '')).toBe('Plainboldwordsandalink,thenmore.');
    if (unit === 'chars') expect(seen.said.every((said) => said.length === 1)).toBe(true);
    if (unit === 'lines') expect(seen.said.at(-1)?.trim()).toBe('then more.');
    else expect(seen.breaks).toBe(1);
    const words = (snapshot: string): string => snapshot.replace(/[^a-z]+/gi, ' ');
    expect(words(await text.ariaSnapshot())).toBe(words(spoken));
    const after = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 120 } });
    // Parts start on other fractions of a pixel.
    expect(await pixelsApart(page, [before, after])).toBeLessThan(0.01);
    const isSame = await page.evaluate(
      ({ split, nodes }) => {
        split.revert();
        const now = [...(document.querySelector('#text')?.childNodes ?? [])];
        return now.length === nodes.length && now.every((node, index) => node === nodes[index]);
      },
      { split, nodes },
    );
    expect(isSame).toBe(true);
    expect(await text.innerHTML()).toBe(HTML);
  });
}

test('text that is read from the right keeps its order and its joined letters', async ({ page }) => {
  const texts = {
    arabic: 'مرحبا بالعالم الجميل',
    hebrew: 'שלום עולם',
    mixed: 'Say שלום עולם today',
    digits: 'שנת 2024 טובה',
  };
  const paragraphs = Object.entries(texts).map(
    ([id, text]) => `<p id="${id}" style="font:24px/1.4 sans-serif">${text}</p>`,
  );
  await openPlayground(
    page,
    `${paragraphs.join('')}<div dir="rtl"><p id="inRtl">שלום Hello there עולם</p></div>`,
  );
  const seen = await page.evaluate(async () => {
    /** Where each letter of an element lies, from left to right. */
    const order = (element: Element): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const letters: { letter: string; x: number }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (node.parentElement?.style.clipPath) continue;
        for (let index = 0; index < node.length; index++) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const letter = node.data.charAt(index);
          if (/[\p{L}\d]/u.test(letter)) letters.push({ letter, x: range.getBoundingClientRect().left });
        }
      }
      return letters
        .sort((a, b) => a.x - b.x)
        .map(({ letter }) => letter)
        .join('');
    };
    const result: Record<string, { isSame: boolean; parts: number }> = {};
    for (const element of document.querySelectorAll('p')) {
      const before = order(element);
      const { parts } = await window.motion.splitText(element, 'chars');
      result[element.id] = { isSame: order(element) === before, parts: parts.length };
    }
    return result;
  });
  expect(seen).toEqual({
    arabic: { isSame: true, parts: 3 },
    hebrew: { isSame: true, parts: 8 },
    mixed: { isSame: true, parts: 16 },
    digits: { isSame: true, parts: 11 },
    inRtl: { isSame: true, parts: 18 },
  });
});
