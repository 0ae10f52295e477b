import { expect } from '@playwright/test';
import { test } from './support/leaveUnpainted.ts';
import { openPlayground } from './support/motionPlayground.ts';

const TEXTS = {
  prose:
    'Every part knows its place, “quoted” words; well-known (and so on): 1,250.50 € — To AVAST e.g. here… Twenty-four seconds of sea.',
  tags: 'Lull <b>is a li</b>brary of <i>field</i> recordings,<br>for people who <a href="#x">sleep</a>. Badly <b>and</b>, well.',
  chinese: '春の海 ひねもすのたりのたりかな。静かさや岩にしみ入る蝉の声。',
  long: 'Donaudampfschifffahrtsgesellschaft and example.com/a/very/long/path',
  hyphens: 'Price 329&nbsp;€ only&nbsp;today, soft&shy;hyphenated words&shy;here',
};
const STYLES = [
  '',
  'text-align:center',
  'text-align:right;text-indent:2em',
  'text-transform:uppercase;letter-spacing:3px',
  'font-style:italic;line-height:.9',
  'white-space:pre-wrap',
  'transform:rotate(8deg) scale(.7)',
];
const CASES = [
  ...Object.values(TEXTS).flatMap((html) => STYLES.map((style) => ({ html, style }))),
  { html: TEXTS.prose, style: 'text-align:justify' },
  { html: TEXTS.tags, style: 'text-align:justify' },
  {
    html: '<span style="float:left;font-size:2em;line-height:1">O</span>n the morning of the flood nobody would leave the barn, not even for bread.',
    style: '',
  },
  {
    html: '<ul style="margin:0;padding:0;list-style-position:inside"><li>Where does the smoke go now</li><li>How far can you hear the train</li></ul>',
    style: '',
  },
];

for (const unit of ['chars', 'words', 'lines'] as const) {
  test(`no letter moves when a text is taken apart into ${unit}, whatever its width and style`, async ({
    page,
  }) => {
    await openPlayground(page, '');
    const moved = await page.evaluate(
      async ({ unit, cases }) => {
        /** Where the letters that are seen stand. */
        function lettersOf(element: Element): { letter: string; x: number; y: number }[] {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const letters: { letter: string; x: number; y: number }[] = [];
          while (walker.nextNode()) {
            const node = walker.currentNode as Text;
            if (node.parentElement?.closest('[style*="clip-path"]')) continue;
            for (const [index, letter] of [...node.data].entries()) {
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const box = [...range.getClientRects()].at(-1);
              if (box && /[\p{L}\d]/u.test(letter)) letters.push({ letter, x: box.left, y: box.top });
            }
          }
          return letters;
        }
        const found: string[] = [];
        for (const { html, style } of cases)
          for (const width of [140, 233, 371, 620]) {
            const text = document.createElement('div');
            text.style.cssText = `position:absolute;font:28px/1.3 serif;width:${width}px;${style}`;
            text.innerHTML = html;
            document.body.append(text);
            const before = lettersOf(text);
            const whole = text.innerHTML;
            const height = text.offsetHeight;
            const { revert } = await window.motion.splitText(text, unit);
            const after = lettersOf(text);
            const worst = before.reduce(
              (most, { x, y }, index) => {
                const now = after[index] ?? { x: Infinity, y: Infinity };
                return Math.max(most, Math.hypot(now.x - x, now.y - y));
              },
              Math.abs(text.offsetHeight - height),
            );
            revert();
            const isBack = text.innerHTML === whole && text.style.width === `${width}px`;
            if (worst >= 1 || before.length !== after.length || !isBack)
              found.push(
                `${html.slice(0, 20)} ${width}px ${style}: ${worst.toFixed(1)}px, given back ${isBack}`,
              );
            text.remove();
          }
        return found;
      },
      { unit, cases: CASES },
    );
    expect(moved).toEqual([]);
  });
}

test('a text of its own width stays as wide and as long as it is taken apart', async ({ page }) => {
  await openPlayground(
    page,
    '<div style="display:flex;width:300px"><p id="text" style="margin:0;font:30px/1.2 serif;text-align:center">Twenty-four seconds of sea, for as long as you need</p></div>',
  );
  const sizes = await page.evaluate(async () => {
    const text = document.querySelector('#text') as HTMLElement;
    const size = (): string => `${text.offsetWidth} ${text.offsetHeight}`;
    const before = size();
    const { revert } = await window.motion.splitText(text, 'words');
    const apart = size();
    revert();
    return { before, apart, after: size(), style: text.style.width };
  });
  expect(sizes.apart).toBe(sizes.before);
  expect(sizes.after).toBe(sizes.before);
  expect(sizes.style).toBe('');
});
