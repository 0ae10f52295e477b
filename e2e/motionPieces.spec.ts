import { expect, test } from '@playwright/test';
import { openPlayground } from './support/motionPlayground.ts';
import { pixelsApart } from './support/pixelsApart.ts';

const STAGE = `<style>
#stage{position:relative;width:613px;height:347px;overflow:hidden}
#stage>.bg{position:absolute;inset:0;background:linear-gradient(30deg,#123,#c84);filter:saturate(1.4)}
#stage>.bg>img,#stage>.bg>video{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:30% 70%;opacity:.8}
#stage>.bg>i{position:absolute;inset:0;background:repeating-linear-gradient(45deg,#0004 0 3px,transparent 3px 9px)}
</style>`;

test('the pieces of a background look like the whole, and leave nothing behind', async ({ page }) => {
  await openPlayground(
    page,
    `${STAGE}<div id="stage"><div class="bg" id="bg"><img src="/playground/media/place-fjord.webp" loading="lazy"><i></i></div></div>`,
  );
  await page.waitForFunction(() => document.querySelector('img')?.complete);
  const stage = page.locator('#stage');
  const whole = await stage.screenshot();
  const found = await page.evaluate(() => {
    const background = document.querySelector('#bg') as HTMLElement;
    const { holder, pieces, remove } = window.motion.cutIntoPieces(background, { rows: 5, columns: 7 });
    background.style.opacity = '0';
    (window as unknown as { remove: () => void }).remove = remove;
    return {
      pieces: pieces.length,
      last: [pieces.at(-1)?.row, pieces.at(-1)?.column],
      isNext: background.nextElementSibling === holder,
      hidden: holder.getAttribute('aria-hidden'),
      ids: holder.querySelectorAll('[id]').length,
    };
  });
  expect(found).toEqual({ pieces: 35, last: [4, 6], isNext: true, hidden: 'true', ids: 0 });
  expect(await pixelsApart(page, [whole, await stage.screenshot()])).toBe(0);
  const left = await page.evaluate(() => {
    (window as unknown as { remove: () => void }).remove();
    return document.querySelectorAll('#stage *').length;
  });
  expect(left).toBe(3);
});

test('no line shows between pieces, wherever the background lies and whatever its size', async ({ page }) => {
  await openPlayground(
    page,
    '<div id="stage" style="position:relative;background:#fff"><div id="bg" style="position:absolute;inset:0;background:#000"></div></div>',
  );
  await page.evaluate(() => {
    Object.assign(document.body.style, { background: '#fff' });
  });
  const light: string[] = [];
  for (const [top, height, rows] of [
    [0.1875, 564.42, 6],
    [0.5, 333.33, 7],
    [10.34, 401.6, 5],
    [0.0156, 499.5, 9],
  ] as const) {
    await page.evaluate(
      ([top, height, rows]) => {
        const stage = document.querySelector('#stage') as HTMLElement;
        Object.assign(stage.style, {
          top: `${top}px`,
          left: `${top}px`,
          height: `${height}px`,
          width: `${height}px`,
        });
        const background = document.querySelector('#bg') as HTMLElement;
        const { pieces, remove } = window.motion.cutIntoPieces(background, { rows, columns: rows });
        background.style.opacity = '0';
        for (const { element } of pieces) element.style.willChange = 'transform';
        Object.assign(window, {
          putBack: () => {
            remove();
            background.style.opacity = '';
          },
        });
      },
      [top, height, rows] as const,
    );
    const inside = Math.floor(height) - 4;
    const clip = { x: Math.ceil(top) + 2, y: Math.ceil(top) + 2, width: inside, height: inside };
    const picture = await page.screenshot({ clip });
    const black = await page
      .evaluate(() => {
        (window as unknown as { putBack: () => void }).putBack();
      })
      .then(() => page.screenshot({ clip }));
    light.push(`${height}: ${await pixelsApart(page, [black, picture])}`);
  }
  expect(light).toEqual(['564.42: 0', '333.33: 0', '401.6: 0', '499.5: 0']);
});

test('a film in a background is cut as the frame that it shows, or as its poster', async ({ page }) => {
  await openPlayground(
    page,
    `${STAGE}<div id="stage"><div class="bg" id="bg"><canvas width="160" height="90" style="position:absolute;inset:0;width:100%;height:100%;object-fit:contain"></canvas></div></div><div style="position:relative"><div id="late"><video poster="/playground/media/place-tide.webp"></video></div></div>`,
  );
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('2d');
    for (const [index, color] of ['#f00', '#0f0', '#00f', '#ff0'].entries()) {
      if (context) context.fillStyle = color;
      context?.fillRect(index * 40, 0, 40, 90);
    }
  });
  const stage = page.locator('#stage');
  const whole = await stage.screenshot();
  const poster = await page.evaluate(() => {
    const background = document.querySelector('#bg') as HTMLElement;
    window.motion.cutIntoPieces(background, { rows: 2, columns: 4 });
    background.style.opacity = '0';
    const late = window.motion.cutIntoPieces(document.querySelector('#late') as HTMLElement, {
      rows: 1,
      columns: 2,
    });
    return [...late.holder.querySelectorAll('video,img')].map(
      (node) => `${node.tagName} ${node.getAttribute('src')}`,
    );
  });
  const cut = await stage.screenshot();
  expect(await pixelsApart(page, [whole, cut])).toBeLessThan(0.01);
  const src = new URL('/playground/media/place-tide.webp', page.url()).href;
  expect(poster).toEqual([`IMG ${src}`, `IMG ${src}`]);
});
