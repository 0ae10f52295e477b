import { expect, type Page, test } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { type Json, madeModule, type MadeSlide } from './support/madeModule.ts';
import { openMade, showMade } from './support/openMade.ts';
import { standInForPlatforms } from './support/platformStandIns.ts';
import { currentSlide, type PlayingElement, request, whenAtRest, whenLive } from './support/player.ts';
import { serveFilms } from './support/serveFilms.ts';

const POSTER = '/demo/media/route-lake.webp';

const behind = (video: Json): Json => ({
  id: 0,
  type: 'shape',
  subtype: 'slidebg',
  bg: {
    color: '#102030',
    video: { type: 'html5', loop: true, mute: true, cover: true, poster: { src: POSTER }, ...video },
  },
  tl: { in: { bg: { ms: 60, temp: { p: 'fade' } } } },
});
const film = (id: number, content: Json = {}, more: Json = {}): Json => ({
  id,
  type: 'video',
  alias: `Film ${id}`,
  content: { type: 'html5', src: '/films/clip.mp4', autoPlay: 'false', ...content },
  size: { w: 240, h: 135 },
  pos: { x: 20 + 260 * (id - 1), y: 60, h: 'left', v: 'top', pos: 'absolute' },
  ...more,
});
const slideOf = (slide: Json, ...layers: readonly Json[]): MadeSlide => ({
  slide,
  layers: Object.fromEntries(layers.map((layer) => [String(layer['id']), layer])),
});
const button = (id: number, text: string): Json => ({
  id,
  type: 'text',
  subtype: 'button',
  content: { text },
  pos: { x: 20 + 140 * (id - 10), y: 300, h: 'left', v: 'top', pos: 'absolute' },
});

/** The film or sound of a slide, by its layer; without one, the film behind it. */
const media = (page: Page, slide: number, id?: number) =>
  page.locator(
    id === undefined
      ? `sr7-slide[data-key="${slide}"]>sr7-bg>video`
      : `sr7-slide[data-key="${slide}"] [id$="-${slide}-${id}"]>:is(video,audio)`,
  );
const isPlaying = async (page: Page, ...at: [number, number?]): Promise<boolean> =>
  media(page, ...at).evaluate((each: HTMLVideoElement) => !each.paused && each.currentTime > 0);
const timer = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('sr7-module') as PlayingElement).vitrine.slideshow);

const consoleText = (page: Page, text: string) =>
  page.waitForEvent('console', (each) => each.text().includes(text));

test('films behind slides play on the current slide only, over their posters', async ({ page }) => {
  const asked = await serveFilms(page);
  const slides = [
    slideOf({}, behind({ src: '/films/clip.mp4', rewind: true })),
    slideOf({}, behind({ src: '/films/clip.webm' })),
    slideOf({}, behind({ src: '/films/none.mp4' })),
  ];
  await openMade(page, madeModule({ slides }));
  await expect.poll(() => isPlaying(page, 1)).toBe(true);
  await expect(page.locator('sr7-slide[data-key="1"]>sr7-bg')).toHaveAttribute('data-shown', '');
  await expect(media(page, 1)).toHaveCSS('opacity', '1');
  await whenAtRest(page);
  // The next one is built, and nothing of it is fetched.
  await expect(media(page, 2)).toHaveCount(1);
  expect(asked.filter((name) => name !== 'clip.mp4')).toEqual([]);
  await request(page, '+1');
  await expect.poll(() => isPlaying(page, 2)).toBe(true);
  await expect
    .poll(() => media(page, 1).evaluate((each: HTMLVideoElement) => [each.paused, each.currentTime]))
    .toEqual([true, 0]);
  // What moves by itself can be stopped, also where no slideshow has a button for it.
  const still = (name: string) => page.locator('sr7-slide[data-current]').getByRole('button', { name });
  await still('Pause: background video').press('Enter');
  await expect.poll(() => isPlaying(page, 2)).toBe(false);
  await still('Play: background video').press('Enter');
  await expect.poll(() => isPlaying(page, 2)).toBe(true);
  // Out of sight it stands, and goes on when it is seen again.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '3000px'));
  await expect.poll(() => isPlaying(page, 2)).toBe(false);
  await page.evaluate(() => document.body.style.removeProperty('padding-top'));
  await expect.poll(() => isPlaying(page, 2)).toBe(true);
  const warned = page.waitForEvent('console', (each) => each.text().includes('none.mp4" failed'));
  await request(page, '+1');
  await warned;
  await expect(media(page, 3)).toHaveCSS('opacity', '0');
  await expect(page.locator('sr7-slide[data-key="3"]>sr7-bg>img')).toBeVisible();
});

test('films in layers keep to their times, to one at a time, and to the slideshow', async ({ page }) => {
  await serveFilms(page);
  const press = (id: number, a: string, target: string): Json => ({
    a,
    evt: 'click',
    src: [String(id)],
    target: [target],
  });
  const actions = [press(10, 'playMedia', '3'), press(11, 'toggleMedia', '2'), press(12, 'muteMedia', '3')];
  const slides = [
    slideOf(
      { actions },
      film(1, {
        poster: { src: POSTER, showOnPause: true },
        volume: 30,
        pauseTimer: true,
        start: 1,
        end: '0:02',
        loop: true,
        controls: 's',
      }),
      film(2, { src: '/films/clip.webm', start: '1.5', end: 2, rewind: true }),
      film(3, { src: '/films/tone.ogg', type: 'audio' }, { type: 'audio' }),
      button(10, 'Sound'),
      button(11, 'Film'),
      button(12, 'Hush'),
    ),
    slideOf({}, film(1, { autoPlay: 'true', start: 2, nextSlide: true, pauseTimer: true })),
    slideOf({}),
  ];
  const settings = { slideshow: { auto: true }, default: { len: 60_000 } };
  await openMade(page, madeModule({ slides, settings, fadeMs: 60 }), {
    before: '<main><h1>Films</h1>',
    after: '</main>',
    isPainted: true,
  });
  await whenAtRest(page);
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // A button over the poster, by keyboard; it makes room for the controls and hands the focus on.
  const play = page.getByRole('button', { name: 'Play: Film 1' });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(page, 1, 1)).toBe(true);
  await expect(media(page, 1, 1)).toBeFocused();
  expect(await media(page, 1, 1).evaluate((each: HTMLVideoElement) => each.volume)).toBeCloseTo(0.3);
  expect(await timer(page)).toBe('paused');
  // Twice round between its start and its end.
  for (const _ of [1, 2])
    await media(page, 1, 1).evaluate(
      (each) => new Promise((resolve) => each.addEventListener('seeked', resolve, { once: true })),
    );
  expect(
    await media(page, 1, 1).evaluate((each: HTMLVideoElement) => each.currentTime),
  ).toBeGreaterThanOrEqual(1);

  // Another film, by an action: the first gives way, shows its poster, and lets the slideshow go.
  await page.mouse.move(900, 380);
  await page.getByText('Film', { exact: true }).click();
  await expect.poll(() => isPlaying(page, 1, 1)).toBe(false);
  await expect(media(page, 1, 1)).toHaveCSS('opacity', '0');
  await expect(play).toBeVisible();
  // It is over at its end time, and stands at its start.
  await expect
    .poll(() => media(page, 1, 2).evaluate((each: HTMLVideoElement) => [each.paused, each.currentTime]))
    .toEqual([true, 1.5]);

  await page.getByText('Sound', { exact: true }).click();
  await expect.poll(() => isPlaying(page, 1, 3)).toBe(true);
  await page.getByText('Hush', { exact: true }).click();
  expect(await media(page, 1, 3).evaluate((each: HTMLAudioElement) => each.muted)).toBe(true);

  // Leaving stops it; the film of the next slide holds the show, and at its end asks for the slide after.
  await request(page, '#2');
  await expect.poll(() => media(page, 1, 3).evaluate((each: HTMLAudioElement) => each.paused)).toBe(true);
  await expect.poll(() => currentSlide(page)).toBe('3');
});

test('what a browser lets play only without sound plays so, and less motion means none by itself', async ({
  page,
}) => {
  await serveFilms(page);
  await page.addInitScript(() =>
    document.addEventListener('sr.media.state', (event) => {
      const { slide, layer, state, isMuted } = event.detail;
      console.log(`media ${slide}/${layer} ${state} ${isMuted}`);
    }),
  );
  // Looking into a page counts as a gesture, so it has to tell by itself.
  const plays = consoleText(page, 'media 1/1 1 true');
  const slides = [slideOf({}, film(1, { autoPlay: 'true', poster: { src: POSTER } }))];
  await showMade(page, madeModule({ slides }));
  await plays;
  expect(await media(page, 1, 1).evaluate((each: HTMLVideoElement) => each.muted)).toBe(true);
  // It has no controls: its own box stops it and starts it.
  await page.getByRole('button', { name: 'Pause: Film 1' }).press('Space');
  await expect.poll(() => isPlaying(page, 1, 1)).toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await whenLive(page);
  await whenAtRest(page);
  expect(await isPlaying(page, 1, 1)).toBe(false);
  await page.getByRole('button', { name: 'Play: Film 1' }).click();
  await expect.poll(() => isPlaying(page, 1, 1)).toBe(true);
});

const told = (page: Page, index = 0): Promise<string[]> =>
  page.evaluate((at) => window.standIns[at]?.told ?? [], index);
const tell = (page: Page, index: number, what: string | number): Promise<void> =>
  page.evaluate(([at, each]) => window.standIns[at]?.tell(each), [index, what] as const);
test('films of YouTube', async ({ page }) => {
  const asked = await standInForPlatforms(page);
  const youtube = (more: Json): Json => ({ type: 'youtube', src: 'https://youtu.be/dQw4w9WgXcQ', ...more });
  const slides = [
    slideOf({}, film(1, youtube({ controls: 's', start: '0:05', volume: 40, args: 'hd=1&rel=1;' }))),
    slideOf({}, behind(youtube({ mute: false, loop: false, nextSlide: true, ratio: '16:9' }))),
    slideOf({}),
  ];
  await openMade(page, madeModule({ slides }));
  await whenAtRest(page);
  // Nothing is asked of the platform before it is to play.
  expect(asked).toEqual([]);
  await page.evaluate(() => void (window.hearsFilms = true));
  await page.getByRole('button', { name: 'Play: Film 1' }).click();
  await expect.poll(() => told(page)).toEqual(['volume 40', 'play']);
  const frame = page.locator('sr7-slide[data-current] iframe');
  await expect(frame).toHaveAttribute('title', 'Film 1');
  const src = new URL((await frame.getAttribute('src')) ?? '');
  expect([src.host, src.pathname]).toEqual(['www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ']);
  expect(Object.fromEntries(src.searchParams)).toMatchObject({
    rel: '1',
    hd: '1',
    start: '5',
    controls: '1',
    enablejsapi: '1',
    mute: '0',
  });
  await expect(page.locator('.sr7-media>.sr7-play')).toBeHidden();
  const failed = consoleText(page, 'YouTube does not play "https://youtu.be/dQw4w9WgXcQ" (error 150).');
  await tell(page, 0, 'error');
  await failed;

  // A film behind a slide that the browser refuses with sound: after a second it plays without.
  await page.evaluate(() => void (window.hearsFilms = false));
  await request(page, '+1');
  await expect.poll(() => told(page)).toContain('pause');
  await expect.poll(() => told(page, 1)).toEqual(['volume 100', 'play', 'mute', 'play muted']);
  const box = page.locator('sr7-slide[data-current]>sr7-bg');
  await expect(box).toHaveAttribute('data-shown', '');
  // It covers the slide, whatever the shape of that is.
  const size = await box.locator('iframe').evaluate((each) => [each.clientWidth, each.clientHeight]);
  const whole = await box.evaluate((each) => [each.clientWidth, each.clientHeight]);
  expect(size[0]).toBeGreaterThanOrEqual(whole[0] ?? Infinity);
  expect(Math.abs((size[0] ?? 0) / (size[1] ?? 1) - 16 / 9)).toBeLessThan(0.02);
  await tell(page, 1, 0);
  await expect.poll(() => currentSlide(page)).toBe('3');
});

test('films of Vimeo, and a platform that does not come', async ({ page }) => {
  const asked = await standInForPlatforms(page);
  await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
  const slides = [
    slideOf(
      {},
      film(1, {
        type: 'vimeo',
        src: 'https://vimeo.com/76979871',
        autoPlay: 'true',
        loop: true,
        args: 'title=1&dnt=1',
        poster: { src: POSTER },
      }),
    ),
    slideOf({}, film(1, { type: 'youtube', src: 'dQw4w9WgXcQ', autoPlay: 'true', poster: { src: POSTER } })),
    slideOf({}, film(1, { type: 'flash', autoPlay: 'true', poster: { src: POSTER } })),
  ];
  await openMade(page, madeModule({ slides }));
  await expect.poll(() => told(page)).toEqual(['play', 'muted true', 'play muted']);
  const src = new URL((await page.locator('sr7-slide[data-current] iframe').getAttribute('src')) ?? '');
  expect([src.host, src.pathname]).toEqual(['player.vimeo.com', '/video/76979871']);
  expect(Object.fromEntries(src.searchParams)).toMatchObject({
    dnt: '1',
    title: '1',
    controls: '0',
    muted: '0',
  });
  const box = page.locator('sr7-slide[data-key="1"] .sr7-media');
  await expect(box).toHaveAttribute('data-playing', '');
  // At its end it goes on from its start.
  await page.evaluate(() => {
    window.standIns[0]?.tell('pause', { percent: 1 });
    window.standIns[0]?.tell('ended');
  });
  await expect.poll(() => told(page)).toEqual(['play', 'muted true', 'play muted', 'seek 0', 'play muted']);
  const interrupted = consoleText(page, 'PlayInterrupted');
  await page.getByRole('button', { name: 'Pause: Film 1' }).click();
  await expect(box).not.toHaveAttribute('data-playing', '');
  await page.evaluate(() => Reflect.set(window, 'interrupts', true));
  await page.getByRole('button', { name: 'Play: Film 1' }).click();
  await interrupted;

  expect(asked.some((url) => url.includes('youtube'))).toBe(false);
  const failed = consoleText(page, 'Failed to load youtube API');
  await request(page, '+1');
  await failed;
  await expect(page.locator('sr7-slide[data-key="2"] .sr7-media>img')).toBeVisible();
  const invalid = consoleText(page, 'Invalid video type');
  await request(page, '+1');
  await invalid;
  await expect(page.locator('sr7-slide[data-key="3"] .sr7-media>img')).toBeVisible();
});
