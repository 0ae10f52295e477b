import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type * as motion from '@vitrine/motion';

const packages = join(import.meta.dirname, '../packages');
const modules = join(import.meta.dirname, '../node_modules');

type Motion = typeof motion;
declare global {
  interface Window {
    readonly motion: Motion;
  }
}

const imports = {
  'animejs/animation': '/playground/modules/animejs/dist/modules/animation/index.js',
  'animejs/svg': '/playground/modules/animejs/dist/modules/svg/index.js',
  'animejs/text': '/playground/modules/animejs/dist/modules/text/index.js',
};

/** A page with a body of its own and the built package under `window.motion`. */
async function openPlayground(
  page: Page,
  body = '<div id="box" style="width:100px;height:100px"></div>',
): Promise<void> {
  const serve = (folder: string, root: string): Promise<unknown> =>
    page.route(`**/playground/${folder}/**`, (route) =>
      route.fulfill({
        path: join(root, new URL(route.request().url()).pathname.replace(`/playground/${folder}/`, '')),
        ...(folder !== 'media' && { contentType: 'text/javascript' }),
      }),
    );
  await serve('motion', join(packages, 'motion/dist'));
  await serve('modules', modules);
  await serve('media', join(packages, '../apps/site/demo/media'));
  await page.route('**/playground/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>p</title><script type="importmap">${JSON.stringify({ imports })}</script><body style="margin:0">${body}<script type="module">window.motion = await import("/playground/motion/index.js")</script>`,
    }),
  );
  await page.goto('/playground/');
  await page.waitForFunction(() => 'motion' in window);
}

/** The share of pixels that differ by more than a shade between two pictures of the same size. */
function pixelsApart(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const read = async (source: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = await Promise.all(sources.map(read));
      const apart = a?.filter((value, index) => Math.abs(value - (b?.[index] ?? 999)) > 24).length ?? 0;
      return apart / (a?.length ?? 1);
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

test('sought to any time, a timeline shows what playing to that time shows', async ({ page }) => {
  await openPlayground(page);
  const differences = await page.evaluate(async () => {
    const { createTimeline } = window.motion;
    const box = document.querySelector('#box') as HTMLElement;
    const steps = [
      {
        startMs: 20,
        durationMs: 150,
        ease: 'back.out(1.7)',
        style: { opacity: 1, transform: 'translate(120px,0px) rotate(0deg)' },
      },
      {
        startMs: 200,
        durationMs: 150,
        ease: 'elastic.out(1,0.3)',
        style: { transform: 'translate(0px,80px) rotate(90deg)' },
      },
    ];
    const tracks = [
      { element: box, start: { opacity: 0, transform: 'translate(0px,0px) rotate(0deg)' }, steps },
    ];
    const look = (): string => `${getComputedStyle(box).transform} ${getComputedStyle(box).opacity}`;
    const played: { time: number; shows: string }[] = [];
    await new Promise<void>((resolve) => {
      const timeline = createTimeline(tracks, {
        onFinish: () => {
          played.push({ time: timeline.timeMs, shows: look() });
          timeline.dispose();
          resolve();
        },
      });
      const watch = (): void => {
        if (played.length > 40) return;
        played.push({ time: timeline.timeMs, shows: look() });
        if (timeline.timeMs < timeline.durationMs) requestAnimationFrame(watch);
      };
      timeline.play();
      requestAnimationFrame(watch);
    });
    const sought = createTimeline(tracks);
    return played.flatMap(({ time, shows }) => {
      sought.seek(time);
      return look() === shows ? [] : [`${time}: played ${shows}, sought ${look()}`];
    });
  });
  expect(differences).toEqual([]);
});

test('a timeline pauses, runs back to its start and gives the element back', async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const { createTimeline } = window.motion;
    const box = document.querySelector('#box') as HTMLElement;
    const opacity = (): number => Number(getComputedStyle(box).opacity);
    let finish: () => void = () => undefined;
    const timeline = createTimeline(
      [
        {
          element: box,
          start: { opacity: 0 },
          steps: [{ startMs: 0, durationMs: 200, ease: 'none', style: { opacity: 1 } }],
        },
      ],
      { onFinish: () => finish() },
    );
    const atStart = opacity();
    timeline.seek(100);
    const half = opacity();
    const ended = new Promise<void>((resolve) => {
      finish = resolve;
    });
    timeline.reverse();
    await ended;
    const afterReverse = opacity();
    timeline.dispose();
    return { atStart, half, afterReverse, after: opacity(), left: document.getAnimations().length };
  });
  expect(seen).toEqual({ atStart: 0, half: 0.5, afterReverse: 0, after: 1, left: 0 });
});

test('a timeline with nothing to move still keeps the time', async ({ page }) => {
  await openPlayground(page);
  const tookMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { createTimeline } = window.motion;
        const timeline = createTimeline([], { durationMs: 120, onFinish: () => resolve(timeline.timeMs) });
        timeline.play();
      }),
  );
  expect(tookMs).toBe(120);
});

test('each animation covers its own steps, and what the compositor cannot move is apart', async ({
  page,
}) => {
  await openPlayground(page);
  const made = await page.evaluate(() => {
    const element = document.querySelector('#box') as HTMLElement;
    const step = { startMs: 100, durationMs: 200, ease: 'none' };
    const timeline = window.motion.createTimeline(
      [
        { element, start: { transform: 'none' }, steps: [{ ...step, style: { transform: 'scale(2)' } }] },
        {
          element,
          start: { opacity: 0, color: 'red' },
          steps: [
            { ...step, style: { opacity: 1 } },
            { ...step, startMs: 400, style: { color: 'blue' } },
          ],
        },
        { element, start: { zIndex: 6 }, steps: [] },
      ],
      { durationMs: 1000 },
    );
    timeline.seek(900);
    const animations = document.getAnimations().map(({ effect }) => {
      const { delay, duration, endDelay, fill } = effect?.getTiming() ?? {};
      const frames = (effect as KeyframeEffect).getKeyframes();
      const properties = Object.keys(frames[0] ?? {}).filter(
        (name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name),
      );
      return { properties, time: [delay, duration, endDelay, fill] };
    });
    const { zIndex, color } = getComputedStyle(element);
    timeline.dispose();
    return { animations, zIndex, color, left: document.getAnimations().length };
  });
  expect(made).toEqual({
    animations: [
      { properties: ['transform'], time: [100, 200, 0, 'both'] },
      { properties: ['opacity'], time: [100, 200, 0, 'both'] },
      { properties: ['color'], time: [400, 200, 0, 'both'] },
      { properties: ['zIndex'], time: [0, 0, 0, 'both'] },
    ],
    zIndex: '6',
    color: 'rgb(0, 0, 255)',
    left: 0,
  });
});

test('the page sleeps while the compositor plays a timeline', async ({ page }) => {
  await openPlayground(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const recalculations = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
  };
  await page.evaluate(() => {
    const element = document.querySelector('#box') as HTMLElement;
    const step = { startMs: 0, ease: 'power2.out', style: { opacity: 1 } };
    const timeline = window.motion.createTimeline([
      { element, start: { opacity: 0 }, steps: [{ ...step, durationMs: 5000 }] },
      { element: document.body, start: { opacity: 0 }, steps: [{ ...step, durationMs: 50 }] },
    ]);
    timeline.play();
  });
  await page.waitForTimeout(300);
  const before = await recalculations();
  await page.waitForTimeout(700);
  // A page that is woken up for every frame has some forty of them.
  expect((await recalculations()) - before).toBeLessThan(10);
});

test('a timeline jumps to and fro while it plays and while it stands', async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const box = document.querySelector('#box') as HTMLElement;
    const step = { ease: 'none', durationMs: 100 };
    let finish: () => void = () => undefined;
    let ends = 0;
    const timeline = window.motion.createTimeline(
      [
        { element: box, start: { opacity: 0 }, steps: [{ ...step, startMs: 0, style: { opacity: 1 } }] },
        { element: box, start: { scale: '1' }, steps: [{ ...step, startMs: 300, style: { scale: '2' } }] },
      ],
      {
        onFinish() {
          ends++;
          finish();
        },
      },
    );
    const look = (): string => `${getComputedStyle(box).opacity} ${getComputedStyle(box).scale}`;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const finished = (): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const standing = [350, 50, 400, 0].map((timeMs) => {
      timeline.seek(timeMs);
      return look();
    });
    timeline.seek(200);
    timeline.play();
    await frame();
    await frame();
    timeline.seek(0);
    const soughtBack = look();
    await finished();
    const atEnd = [look(), timeline.timeMs, ends];
    timeline.seek(50);
    await frame();
    await frame();
    const staysAfterEnd = [look(), timeline.timeMs];
    timeline.seek(400);
    timeline.reverse();
    await finished();
    const atStart = [look(), timeline.timeMs, ends];
    timeline.dispose();
    return { standing, soughtBack, atEnd, staysAfterEnd, atStart };
  });
  expect(seen).toEqual({
    standing: ['1 1.5', '0.5 1', '1 2', '0 1'],
    soughtBack: '0 1',
    atEnd: ['1 2', 400, 1],
    staysAfterEnd: ['0.5 1', 50],
    atStart: ['0 1', 0, 2],
  });
});

test('a timeline that is shorter than its tracks stops them at its end', async ({ page }) => {
  await openPlayground(page);
  const opacity = await page.evaluate(async () => {
    const element = document.querySelector('#box') as HTMLElement;
    const steps = [{ startMs: 0, durationMs: 10_000, ease: 'none', style: { opacity: 1 } }];
    const { createTimeline } = window.motion;
    await new Promise<void>((resolve) => {
      const timeline = createTimeline([{ element, start: { opacity: 0 }, steps }], {
        durationMs: 100,
        onFinish: resolve,
      });
      timeline.play();
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    return Number(getComputedStyle(element).opacity);
  });
  expect(opacity).toBeLessThan(0.025);
});

test("a timeline runs back from after a track's own end, at its own pace", async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const element = document.querySelector('#box') as HTMLElement;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const step = { startMs: 20, durationMs: 60, ease: 'none', style: { opacity: 1 } };
    const timeline = window.motion.createTimeline([{ element, start: { opacity: 0 }, steps: [step] }], {
      durationMs: 300,
      onFinish: finish,
    });
    timeline.seek(280);
    timeline.setSpeed(2);
    const opacity = (): number => Number(getComputedStyle(element).opacity);
    const before = opacity();
    timeline.reverse();
    const played: number[] = [];
    const watch = (): void => {
      const expected = Math.min(1, Math.max(0, (timeline.timeMs - 20) / 60));
      played.push(Math.abs(opacity() - expected));
      if (timeline.timeMs > 0) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    await finished;
    return { before, after: opacity(), time: timeline.timeMs, worst: Math.max(...played) };
  });
  expect(seen).toMatchObject({ before: 1, after: 0, time: 0 });
  expect(seen.worst).toBeLessThan(0.01);
});

test('a loop plays its intro once and its cycle to and fro', async ({ page }) => {
  await openPlayground(page);
  const seen = await page.evaluate(async () => {
    const element = document.querySelector('#box') as HTMLElement;
    const step = { startMs: 0, durationMs: 100, ease: 'none' };
    const options = {
      element,
      start: { opacity: 0 },
      intro: [{ ...step, style: { opacity: 0.5 } }],
      cycle: [{ ...step, startMs: 100, style: { opacity: 1 } }],
      yoyo: true,
    };
    const at = (loop: ReturnType<Motion['createLoop']>, timeMs: number): number => {
      loop.seek(timeMs);
      return Math.round(Number(getComputedStyle(element).opacity) * 1000) / 1000;
    };
    const endless = window.motion.createLoop({ ...options, count: -1 });
    const times = [0, 50, 100, 150, 250, 300, 350, 450, 650, 100_250];
    const shown = times.map((timeMs) => at(endless, timeMs));
    const { durationMs } = endless;
    endless.dispose();
    let isOver = false;
    const finished = new Promise<void>((resolve) => {
      const twice = window.motion.createLoop({
        ...options,
        yoyo: false,
        count: 2,
        onFinish: () => {
          isOver = true;
          resolve();
        },
      });
      twice.setSpeed(4);
      twice.play();
      (window as unknown as { twice: typeof twice }).twice = twice;
    });
    await finished;
    const { twice } = window as unknown as { twice: ReturnType<Motion['createLoop']> };
    const atEnd = Number(getComputedStyle(element).opacity);
    const soughtBack = [at(twice, 50), at(twice, 250), at(twice, 400)];
    twice.dispose();
    return { shown, durationMs, isOver, atEnd, soughtBack, left: document.getAnimations().length };
  });
  expect(seen).toEqual({
    shown: [0, 0.25, 0.5, 0.5, 0.75, 1, 0.75, 0.5, 0.75, 0.75],
    durationMs: Infinity,
    isOver: true,
    atEnd: 1,
    soughtBack: [0.25, 0.75, 0.5],
    left: 0,
  });
});

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
    // Letters apart lose their kerning, and parts start on other fractions of a pixel.
    expect(await pixelsApart(page, [before, after])).toBeLessThan(unit === 'chars' ? 0.03 : 0.005);
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

test('a line is drawn from nothing to its end', async ({ page }) => {
  await openPlayground(
    page,
    '<svg width="220" height="40"><g fill="none" stroke="#000" stroke-width="10"><path d="M10 10H210"/><line x1="10" y1="30" x2="110" y2="30" stroke-linecap="round"/></g></svg>',
  );
  const seen = await page.evaluate(() => {
    const shapes = window.motion.drawnStroke(document.querySelector('svg') as SVGElement);
    const timeline = window.motion.createTimeline(
      shapes.map((shape) => ({
        element: shape.element,
        start: shape.styleAt('0%'),
        steps: [{ startMs: 0, durationMs: 100, ease: 'none', style: shape.styleAt('20% 100%') }],
      })),
    );
    const look = (timeMs: number): (string | undefined)[] => {
      timeline.seek(timeMs);
      return shapes.map(({ element }) => {
        const { strokeDasharray, strokeDashoffset, visibility } = getComputedStyle(element);
        return `${strokeDasharray} ${strokeDashoffset} ${visibility}`;
      });
    };
    return [look(0), look(50), look(100)];
  });
  expect(seen).toEqual([
    ['0px, 201px 0px visible', '0px, 101px 0px hidden'],
    ['80px, 121px -20px visible', '40px, 61px -10px visible'],
    ['160px, 41px -40px visible', '80px, 21px -20px visible'],
  ]);
});

test('a path turns into another, back again, and is given back', async ({ page }) => {
  await openPlayground(page, '<svg width="100" height="100"><path id="p" d="M0 0H40V40H0Z"/></svg>');
  const seen = await page.evaluate(async () => {
    const path = document.querySelector('#p') as SVGPathElement;
    let finish: () => void = () => undefined;
    const morph = await window.motion.createMorph(path, 'M0 0H80V80H0Z', {
      durationMs: 120,
      ease: 'none',
      onFinish: () => finish(),
    });
    const finished = (start: () => void): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
        start();
      });
    const width = (): number => Math.round(path.getBBox().width);
    const atStart = [width(), path.getAttribute('d')];
    morph.seek(60);
    const half = [width(), morph.timeMs];
    await finished(() => morph.play());
    const atEnd = [path.getAttribute('d'), morph.timeMs];
    morph.seek(90);
    const runBack = (): void => {
      morph.reverse();
    };
    await finished(runBack);
    const back = [path.getAttribute('d'), morph.timeMs];
    morph.seek(60);
    const halfAgain = width();
    morph.dispose();
    return { atStart, half, atEnd, back, halfAgain, after: path.getAttribute('d') };
  });
  expect(seen).toEqual({
    atStart: [40, 'M0 0H40V40H0Z'],
    half: [60, 60],
    atEnd: ['M0 0H80V80H0Z', 120],
    back: ['M0 0H40V40H0Z', 0],
    halfAgain: 60,
    after: 'M0 0H40V40H0Z',
  });
});

test('a malformed path is told on the console and changes nothing', async ({ page }) => {
  await openPlayground(page, '<svg><path id="p" d="M0 0H40V40H0Z"/></svg>');
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const after = await page.evaluate(async () => {
    const path = document.querySelector('#p') as SVGPathElement;
    await new Promise<void>((resolve) => {
      void window.motion
        .createMorph(path, 'M0 0 L10', { durationMs: 30, ease: 'none', onFinish: resolve })
        .then((morph) => morph.play());
    });
    return path.getAttribute('d');
  });
  expect(after).toBe('M0 0H40V40H0Z');
  expect(errors).toEqual(['Malformed path: M0 0 L10']);
});

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
