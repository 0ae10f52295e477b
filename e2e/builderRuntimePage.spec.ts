import { expect, type Page } from '@playwright/test';
import { films, standInForFilms } from './support/builder/filmStandIns.ts';
import { documentOf, element, openForeign } from './support/builder/foreignPage.ts';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { withoutNetwork } from './support/withoutNetwork.ts';

const STRETCHED = element('section', 'str1', 'Wide', {
  settings: { stretch_section: 'section-stretched' },
  classes: 'elementor-section-stretched',
});
/** In a column that is narrower than the page, away from both of its edges. */
const column = (html: string): string => `<div style="width:600px;margin-inline-start:150px">${html}</div>`;

const edges = (page: Page, id: string): Promise<number[]> =>
  page.locator(`.elementor-element-${id}`).evaluate((found) => {
    const { left, right } = found.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

test('sections are stretched to the window or their container, in both directions, as long as they are asked to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await openForeign(page, {
    body: documentOf(
      column(
        STRETCHED +
          element('container', 'ele1', 'Wide, too', {
            settings: { stretch_element: 'yes' },
            classes: 'e-stretched',
          }) +
          element('section', 'off1', 'Not wide', { classes: 'elementor-section-stretched' }),
      ),
    ),
    config: { kit: { stretched_section_container: ':::bad' } },
    css: '.e-stretched{position:relative}',
  });
  await expect.poll(() => edges(page, 'str1')).toEqual([0, 1200]);
  await expect.poll(() => edges(page, 'ele1')).toEqual([0, 1200]);
  expect(await edges(page, 'off1')).toEqual([150, 750]);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => edges(page, 'str1')).toEqual([0, 900]);

  // What sticks, and lets go, says so by jQuery alone.
  for (const name of ['sticky:stick', 'sticky:unstick']) {
    await page.locator('.elementor-element-str1').evaluate((found, event) => {
      found.style.width = '10px';
      const $ = Reflect.get(window, 'jQuery') as (target: Element) => { trigger(name: string): void };
      $(found).trigger(event);
    }, name);
    await expect.poll(() => edges(page, 'str1')).toEqual([0, 900]);
  }
  await page
    .locator('.elementor-element-str1')
    .evaluate((found) => found.setAttribute('data-settings', '{}'));
  await expect.poll(() => edges(page, 'str1')).toEqual([150, 750]);

  await page.unrouteAll();
  await openForeign(page, {
    dir: 'rtl',
    body: documentOf(
      `<div id="frame" style="width:800px;margin-inline-start:50px">${column(STRETCHED)}</div>`,
    ),
    config: { kit: { stretched_section_container: '#frame' } },
  });
  const frame = await page.locator('#frame').boundingBox();
  await expect
    .poll(async () => (await page.locator('.elementor-element-str1').boundingBox())?.width)
    .toBe(800);
  expect((await page.locator('.elementor-element-str1').boundingBox())?.x).toBe(frame?.x);
});

test('elements come in once they are seen, backgrounds a little before, and links lead below what sticks', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 600 });
  const animated = (id: string, settings: object): string =>
    element('widget:heading', id, '<h2>Comes in</h2>', { settings, classes: 'elementor-invisible' });
  await openForeign(page, {
    config: {},
    css: '.elementor-sticky{position:sticky;top:0;height:50px;background:#fff}.tall{height:1500px}',
    body: documentOf(
      element('container', 'sticky1', '<a href="#below">To what is below</a> <a href="#1bad">Nowhere</a>', {
        settings: { sticky_anchor_link_offset: 70 },
        classes: 'elementor-sticky',
      }),
      element(
        'widget:toggle',
        'fold',
        [1, 2]
          .map(
            (at) =>
              `<div class="elementor-tab-title" data-tab="${at}" role="button" aria-expanded="false"><a class="elementor-toggle-title" tabindex="0">Fold ${at}</a></div><div class="elementor-tab-content" data-tab="${at}">Folded ${at}</div>`,
          )
          .join(''),
      ),
      animated('now', { _animation: 'fadeIn', _animation_delay: 20 }),
      animated('none', { _animation: 'none' }),
      animated('device', { _animation: '', _animation_mobile: 'fadeIn' }),
      '<div class="tall"></div>',
      element('container', 'near', 'Near', { classes: 'far' }),
      animated('later', { _animation: 'fadeIn' }),
      '<div class="tall"></div><h2 id="below">Below</h2><div class="tall"></div>',
    ),
  });
  const found = (id: string) => page.locator(`.elementor-element-${id}`);
  await expect(found('now')).toHaveClass(/animated fadeIn/);
  await expect(found('now')).not.toHaveClass(/elementor-invisible/);
  await expect(found('none')).not.toHaveClass(/elementor-invisible|animated/);
  // It was hidden for an animation that this device does not have.
  await expect(found('device')).not.toHaveClass(/elementor-invisible/);
  // The link in a title is its one stop.
  await page.locator('.elementor-toggle-title').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Folded 1')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.elementor-toggle-title').nth(1)).toBeFocused();
  await expect(page.locator('.elementor-tab-title[tabindex]')).toHaveCount(0);

  await expect(found('later')).toHaveClass(/elementor-invisible/);
  await expect(found('near')).not.toHaveClass(/e-lazyloaded/);
  // Less than 200 px below the view.
  await page.evaluate(() => {
    const top = document.querySelector('.elementor-element-near')?.getBoundingClientRect().top ?? 0;
    scrollTo(0, top + scrollY - innerHeight - 150);
  });
  await expect(found('near')).toHaveClass(/e-lazyloaded/);
  await expect(found('later')).toHaveClass(/elementor-invisible/);
  await found('later').scrollIntoViewIfNeeded();
  await expect(found('later')).toHaveClass(/animated fadeIn/);

  await expect(page.locator('#below')).toHaveCSS('scroll-margin-top', '70px');
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'To what is below' }).click();
  await expect.poll(async () => Math.round((await page.locator('#below').boundingBox())?.y ?? 0)).toBe(70);

  // Anchors that come later are found as well.
  await page.evaluate(() => {
    document
      .querySelector('.elementor-element-sticky1')
      ?.insertAdjacentHTML('beforeend', '<a href="#late">Late</a>');
    document.querySelector('.elementor')?.insertAdjacentHTML('beforeend', '<p id="late">Late</p>');
  });
  await expect(page.locator('#late')).toHaveCSS('scroll-margin-top', '70px');

  await test.step('masonry moves items up under those of their column', async () => {
    const tops = await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div id="wall" style="display:grid;grid-template-columns:repeat(2,100px);align-items:start;row-gap:10px">${[100, 40, 20, 20].map((height) => `<div style="height:${height}px"></div>`).join('')}</div>`,
      );
      const wall = document.getElementById('wall') as HTMLElement;
      const { Masonry } = (
        Reflect.get(window, 'elementorModules') as {
          utils: { Masonry: new (options: object) => { run(): void } };
        }
      ).utils;
      new Masonry({ container: wall, items: wall.children, columnsCount: 2, verticalSpaceBetween: 10 }).run();
      const base = wall.getBoundingClientRect().top;
      return [...wall.children].map((item) => Math.round(item.getBoundingClientRect().top - base));
    });
    expect(tops).toEqual([0, 0, 110, 50]);
  });
  await test.step('a scroll observer tells how much is seen, and which way the page goes', async () => {
    const heard = () =>
      page.evaluate(
        () =>
          Reflect.get(window, 'reports') as {
            scrollPercentage: number;
            isInViewport: boolean;
            intersectionScrollDirection: string;
          }[],
      );
    await page.evaluate(() => {
      scrollTo(0, 0);
      const reports: unknown[] = [];
      Object.assign(window, { reports });
      const { Scroll } = (
        Reflect.get(window, 'elementorModules') as {
          utils: { Scroll: { scrollObserver(options: object): IntersectionObserver } };
        }
      ).utils;
      const target = document.getElementById('below');
      if (target)
        Scroll.scrollObserver({
          sensitivity: 4,
          callback: (report: unknown) => reports.push(report),
        }).observe(target);
    });
    await expect.poll(async () => (await heard()).length).toBe(1);
    await page.locator('#below').evaluate((found) => found.scrollIntoView());
    await expect
      .poll(async () => (await heard()).at(-1))
      .toEqual({
        sensitivity: 4,
        isInViewport: true,
        scrollPercentage: 100,
        intersectionScrollDirection: 'down',
      });
    const far = await page.evaluate(() => {
      const { Scroll } = (
        Reflect.get(window, 'elementorModules') as {
          utils: {
            Scroll: {
              getElementViewportPercentage(element: Element): number;
              getPageScrollPercentage(): number;
            };
          };
        }
      ).utils;
      scrollTo({ top: 0, behavior: 'instant' });
      const start = Scroll.getPageScrollPercentage();
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return [
        start,
        Math.round(Scroll.getPageScrollPercentage()),
        Scroll.getElementViewportPercentage(document.body),
      ];
    });
    expect(far.slice(0, 2)).toEqual([0, 100]);
    expect(far[2]).toBeGreaterThan(50);
    expect((await heard())[0]).toMatchObject({
      isInViewport: false,
      scrollPercentage: 0,
      intersectionScrollDirection: 'up',
    });
  });
  expect(errors).toEqual([]);
});

const VIDEO = '<div class="elementor-wrapper"><div class="elementor-video"></div></div>';
const OVERLAY = `<div class="elementor-wrapper"><div class="elementor-video"></div><div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play Video about it"></div></div></div>`;
const BACKGROUND =
  '<div class="elementor-background-video-container" aria-hidden="true" style="height:90px"><div class="elementor-background-video-embed"></div></div>';

test('films begin when they are pressed, seen or behind; pictures go by behind', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await withoutNetwork(page, ({ hostname }) => hostname === '127.0.0.1');
  const asked = await standInForFilms(page);
  const behind = (link: string, more: object = {}) => ({
    settings: { background_background: 'video', background_video_link: link, ...more },
  });
  await openForeign(page, {
    config: {},
    css: '.elementor-custom-embed-play{width:40px;height:40px}.tall{height:1500px}',
    body: documentOf(
      element('widget:video', 'plain', VIDEO, {
        settings: {
          video_type: 'youtube',
          youtube_url: 'https://youtu.be/plain',
          controls: 'yes',
          mute: 'yes',
          start: 3,
          loop: 'yes',
          yt_privacy: 'yes',
        },
      }),
      element('widget:video', 'press', OVERLAY, {
        settings: {
          video_type: 'youtube',
          youtube_url: 'https://www.youtube.com/shorts/pressed',
          show_image_overlay: 'yes',
          image_overlay: { url: '/x.jpg' },
        },
      }),
      element(
        'widget:video',
        'frame',
        '<div class="elementor-wrapper"><iframe class="elementor-video-iframe" title="Film" data-lazy-load="https://player.vimeo.com/video/7?dnt=1#t=5s"></iframe><div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play the other"></div></div></div>',
        {
          settings: {
            video_type: 'vimeo',
            vimeo_url: 'https://vimeo.com/7',
            show_image_overlay: 'yes',
            image_overlay: { url: '/x.jpg' },
          },
        },
      ),
      element(
        'container',
        'bgyt',
        BACKGROUND,
        behind('https://www.youtube.com/watch?v=behind', { background_video_start: 2 }),
      ),
      element(
        'section',
        'bgvi',
        BACKGROUND,
        behind('https://vimeo.com/99', { background_video_start: 4, background_video_end: 9 }),
      ),
      element(
        'container',
        'bgho',
        '<div class="elementor-background-video-container" aria-hidden="true" style="height:90px"><video class="elementor-background-video-hosted" autoplay muted playsinline></video></div>',
        behind('https://films.test/a.mp4', { background_video_start: 1, background_video_end: 6 }),
      ),
      element('container', 'slides', '<p>In front</p>', {
        settings: {
          background_background: 'slideshow',
          background_slideshow_gallery: [
            { url: 'https://pictures.test/a.jpg' },
            { url: 'https://pictures.test/b.jpg' },
            {},
          ],
          background_slideshow_ken_burns: 'yes',
          background_slideshow_loop: 'yes',
        },
      }),
      element('container', 'single', '<p>In front</p>', {
        settings: {
          background_background: 'slideshow',
          background_slideshow_gallery: [{ url: 'https://pictures.test/a.jpg' }],
        },
      }),
      '<div class="tall"></div>',
      element('widget:video', 'lazy', VIDEO, {
        settings: { video_type: 'youtube', youtube_url: 'https://youtu.be/lazy', lazy_load: 'yes' },
      }),
    ),
  });
  const ids = async () => (await films(page)).map(({ id }) => String(id)).sort();
  await expect.poll(ids).toEqual(['99', 'behind', 'plain']);
  const film = async (id: string) => (await films(page)).find((each) => each.id === id);
  expect((await film('plain'))?.options).toMatchObject({
    controls: 1,
    autoplay: 0,
    start: 3,
    host: 'https://www.youtube-nocookie.com',
  });
  await expect.poll(async () => (await film('plain'))?.told).toEqual(['mute']);
  await expect.poll(async () => (await film('behind'))?.told).toEqual(['mute', 'play']);
  // As wide as what it covers.
  await expect(page.locator('.elementor-element-bgyt iframe')).toHaveCSS('width', '1200px');
  await expect(page.locator('.elementor-element-bgyt iframe')).toHaveCSS('height', '675px');
  await expect(page.locator('.elementor-element-bgyt .elementor-background-video-container')).not.toHaveClass(
    /elementor-invisible/,
  );
  expect((await film('99'))?.options).toMatchObject({ background: true, muted: true, loop: true });
  await page.evaluate(() => {
    const tell = Reflect.get(window, 'tellVimeo') as (name: string, data: object) => void;
    tell('play', { seconds: 0, duration: 20 });
    tell('timeupdate', { seconds: 8, duration: 20 });
    tell('timeupdate', { seconds: 9, duration: 20 });
  });
  await expect.poll(async () => (await film('99'))?.told).toEqual(['seek 4', 'seek 4']);
  await expect(page.locator('.elementor-element-bgho video')).toHaveAttribute(
    'src',
    'https://films.test/a.mp4#t=1,6',
  );

  await page.getByRole('button', { name: 'Play Video about it' }).press('Enter');
  await expect.poll(async () => (await film('pressed'))?.told).toEqual(['play']);
  await expect(page.getByRole('button', { name: 'Play Video about it' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the other' }).click();
  await expect(page.locator('.elementor-element-frame iframe')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/7?dnt=1&autoplay=1#t=5s',
  );

  const slides = page.locator('.elementor-element-slides .elementor-background-slideshow');
  await expect(slides).toHaveClass(/swiper-initialized/);
  await expect(slides.locator('.swiper-slide')).toHaveCount(2);
  await expect(slides.locator('.elementor-ken-burns--active')).toHaveCount(1);
  await expect(slides.locator('.elementor-background-slideshow__slide__image').first()).toHaveCSS(
    'background-image',
    /pictures\.test/,
  );
  await expect(page.locator('.elementor-element-single .swiper-slide')).toHaveCount(1);
  await expect(page.locator('.elementor-element-single .swiper')).not.toHaveClass(/swiper-initialized/);

  expect(await ids()).not.toContain('lazy');
  await page.locator('.elementor-element-lazy').scrollIntoViewIfNeeded();
  await expect.poll(ids).toContain('lazy');
  // Each platform is asked for its script once.
  expect(asked.sort()).toEqual([
    'https://player.vimeo.com/api/player.js',
    'https://www.youtube.com/iframe_api',
  ]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(errors).toEqual([]);

  await test.step('nothing plays behind on mobiles, or where little motion is wanted', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.reload();
    await expect.poll(ids).toContain('plain');
    expect((await ids()).filter((id) => id === 'behind' || id === '99')).toEqual([]);
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect.poll(ids).toContain('plain');
    expect((await ids()).filter((id) => id === 'behind' || id === '99')).toEqual([]);
    await expect(page.locator('.elementor-element-slides .swiper-slide')).toHaveCount(2);
    await expect(page.locator('.elementor-element-slides .swiper')).not.toHaveClass(/swiper-initialized/);
  });
});
