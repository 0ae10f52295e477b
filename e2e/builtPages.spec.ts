import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Swiper } from 'swiper/types';
import { films, standInForFilms } from './support/builder/filmStandIns.ts';
import {
  actionOf,
  container,
  documentOf,
  inner,
  pictures,
  section,
  spacer,
  text,
  widget,
} from './support/builder/ownDocuments.ts';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { api } from './support/shop/api.ts';
import { type OwnShop, startOwnShop } from './support/shop/ownShop.ts';

// One shop for all of them.
test.describe.configure({ mode: 'default' });
let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const element = (page: Page, id: string): Locator => page.locator(`.elementor-element-${id}`);
const box = (page: Page): Locator => page.locator('dialog.elementor-lightbox');

/** Labels of slides that can be read and reached. */
const reached = (page: Page, id: string): Promise<string[]> =>
  element(page, id)
    .locator('.swiper-initialized .swiper-slide')
    .evaluateAll((slides) =>
      slides
        .filter((slide) => !slide.hasAttribute('inert') && !slide.hasAttribute('aria-hidden'))
        .map((slide) => slide.getAttribute('aria-label') ?? '')
        .sort(),
    );

const slidesIn = (page: Page, id: string) =>
  element(page, id)
    .locator('.swiper')
    .evaluate((found) => {
      const swiper = Reflect.get(found, 'swiper') as Swiper | undefined;
      if (!swiper) return null;
      const { slidesPerView, spaceBetween, speed, autoplay } = swiper.params;
      return {
        slidesPerView,
        spaceBetween,
        speed,
        delay: typeof autoplay === 'object' ? autoplay.delay : null,
        runs: swiper.autoplay?.running ?? false,
      };
    });

/** Changes what an element says of itself, as an editor does. */
const change = (page: Page, id: string, settings: object): Promise<void> =>
  element(page, id).evaluate((found, changed) => {
    const known = JSON.parse(found.getAttribute('data-settings') ?? '{}') as object;
    found.setAttribute('data-settings', JSON.stringify({ ...known, ...changed }));
  }, settings);

/** Without the shop’s header and footer, which would be drawn with each, and whose header stays in view as well. */
const ALONE = { template: 'elementor_canvas' };
const CALM = { autoplay: '', speed: 1 };
const CAROUSELS = documentOf(
  [
    container('top', [
      widget('image-carousel', 'three', {
        ...CALM,
        carousel: pictures(6),
        slides_to_show_tablet: '4',
        infinite: '',
        link_to: 'file',
        lazyload: 'yes',
      }),
      widget('image-carousel', 'auto', {
        carousel: pictures(4),
        autoplay_speed: 100_000,
        slides_to_show: '1',
        caption_type: 'caption',
      }),
      widget('image-carousel', 'fade', {
        ...CALM,
        carousel: pictures(3),
        slides_to_show: '1',
        effect: 'fade',
        navigation: 'arrows',
      }),
      widget('image-carousel', 'sides', {
        ...CALM,
        carousel: pictures(6),
        infinite: '',
        offset_sides: 'both',
        offset_width: { unit: 'px', size: 40 },
        image_spacing: 'custom',
        direction: 'rtl',
      }),
      widget('image-carousel', 'one', { carousel: pictures(1), navigation: 'dots' }),
    ]),
    container('below', [
      widget('image-gallery', 'first', { wp_gallery: pictures(3) }),
      widget('image-gallery', 'second', { wp_gallery: pictures(2), open_lightbox: 'yes' }),
      widget('image', 'alone', { image: pictures(4)[3], link_to: 'file' }),
      widget('image', 'never', { image: pictures(5)[4], link_to: 'file', open_lightbox: 'no' }),
      widget('button', 'act', {
        text: 'Show it',
        link: { url: actionOf('lightbox', { id: 5, url: '/demo/media/clay-rust.webp', title: 'Rust' }) },
      }),
    ]),
  ],
  ALONE,
);

test('carousels of a page of our own move by arrows, dots and keys, show what each device shows, and shift nothing', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(await shop.show('carousels', CAROUSELS));
  await expect.poll(() => reached(page, 'three')).toEqual(['1 of 6', '2 of 6', '3 of 6']);
  await expect.poll(() => reached(page, 'sides')).toEqual(['1 of 6', '2 of 6', '3 of 6']);

  await test.step('slides stand beside each other', async () => {
    const places = await element(page, 'three')
      .locator('.swiper-slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()));
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    expect(Math.round((places[2]?.right ?? 0) - (places[0]?.left ?? 0))).toBe(
      Math.round((await element(page, 'three').locator('.swiper').boundingBox())?.width ?? 0),
    );
  });

  await test.step('arrows, dots and keys', async () => {
    const three = element(page, 'three');
    await three.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => reached(page, 'three')).toEqual(['2 of 6', '3 of 6', '4 of 6']);
    await three.getByRole('button', { name: 'Next' }).press('ArrowRight');
    await expect.poll(() => reached(page, 'three')).toEqual(['3 of 6', '4 of 6', '5 of 6']);
    await three.getByRole('button', { name: 'Go to slide 1' }).click();
    await expect.poll(() => reached(page, 'three')).toEqual(['1 of 6', '2 of 6', '3 of 6']);
    // A neighbour's picture is there before it is seen; others wait.
    const eager = three.locator('img[loading=eager]');
    await expect(eager).toHaveCount(6);
  });

  await test.step('one that fades, one with a sliver on both sides and from the right, and one of one picture', async () => {
    await element(page, 'fade').getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => reached(page, 'fade')).toEqual(['2 of 3']);
    await expect(element(page, 'fade').locator('.swiper-pagination-bullet')).toHaveCount(0);
    expect(await slidesIn(page, 'sides')).toMatchObject({ slidesPerView: 3.001, spaceBetween: 20 });
    const frame = await element(page, 'sides').boundingBox();
    const first = await element(page, 'sides').locator('.swiper-slide').first().boundingBox();
    // Read from the right: the first slide is an offset away from that edge.
    expect(Math.round((frame?.x ?? 0) + (frame?.width ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(
      40,
    );
    await element(page, 'sides').getByRole('button', { name: 'Next' }).press('ArrowLeft');
    await expect.poll(() => reached(page, 'sides')).toEqual(['2 of 6', '3 of 6', '4 of 6']);
    await expect(element(page, 'one').locator('.swiper-initialized')).toHaveCount(0);
    await expect(element(page, 'one').locator('img')).toBeVisible();
  });

  await test.step('one that plays stands under the pointer, and stops for good when something in it is focused', async () => {
    const runs = async () => (await slidesIn(page, 'auto'))?.runs;
    await page.mouse.move(0, 0);
    await expect.poll(runs).toBe(true);
    await element(page, 'auto').locator('.swiper').hover();
    await expect.poll(runs).toBe(false);
    await page.mouse.move(0, 0);
    await expect.poll(runs).toBe(true);
    // As an editor asks it to, it goes on under the pointer.
    await change(page, 'auto', { pause_on_hover: '' });
    await element(page, 'auto').locator('.swiper').hover();
    await page.mouse.move(0, 0);
    await element(page, 'auto').locator('.swiper').hover();
    expect(await runs()).toBe(true);
    await element(page, 'auto').getByRole('button', { name: 'Next' }).focus();
    await expect.poll(runs).toBe(false);
  });

  await test.step('what an editor changes holds at once', async () => {
    await change(page, 'auto', { autoplay_speed: 7000, speed: 30 });
    await expect.poll(() => slidesIn(page, 'auto')).toMatchObject({ delay: 7000, speed: 30 });
    await change(page, 'sides', { image_spacing_custom: { size: 6 } });
    await expect.poll(() => slidesIn(page, 'sides')).toMatchObject({ spaceBetween: 6 });
  });

  expect(await findAccessibilityFaults(page)).toEqual([]);
  await test.step('devices', async () => {
    for (const [width, three, sides] of [
      [1000, 4, 2],
      [600, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => slidesIn(page, 'three')).toMatchObject({ slidesPerView: three });
      await expect.poll(() => slidesIn(page, 'sides')).toMatchObject({ slidesPerView: sides });
    }
    // On each it begins as it goes on.
    await page.reload();
    await expect.poll(() => reached(page, 'three')).toEqual(['1 of 6']);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
  expect(errors).toEqual([]);
});

test('pictures of a page of our own open large, in their groups, by a press, an action and the page’s address', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  const url = await shop.show('pictures', CAROUSELS);
  await page.goto(url);
  await expect.poll(() => reached(page, 'three')).toHaveLength(3);
  const title = box(page).locator('.elementor-slideshow__title');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  };

  await test.step('a carousel’s pictures are one group', async () => {
    await element(page, 'three').locator('a').nth(1).click();
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-three');
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('2 / 6');
    await expect(title).toHaveText('Title 2');
    await expect(box(page).locator('.elementor-slideshow__description')).toHaveText('Description 2');
    await expect(box(page).getByRole('img', { name: 'Title 2 - Description 2' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText('Title 3');
    // The page below is looked at with its carousels.
    expect(await findAccessibilityFaults(page, 'dialog')).toEqual([]);
    await close();
  });

  let shared = '';
  await test.step('two galleries are two groups; a slide is shared by its address', async () => {
    await element(page, 'first').locator('a').nth(2).click();
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('3 / 3');
    await close();
    await element(page, 'second').locator('a').nth(1).click();
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('2 / 2');
    await box(page).getByRole('switch', { name: 'Zoom' }).click();
    await expect(box(page).locator('.elementor-slideshow--zoom-mode')).toHaveCount(1);
    await box(page).getByRole('switch', { name: 'Zoom' }).click();
    await box(page).getByRole('button', { name: 'Share' }).click();
    const href = await box(page).getByRole('link', { name: 'Share on Facebook' }).getAttribute('href');
    shared = new URL(href ?? '').searchParams.get('u') ?? '';
    await box(page).getByRole('button', { name: 'Share' }).click();
    await close();
  });

  await test.step('a picture alone, by Enter; one that never opens leads to its file; a button’s action', async () => {
    await element(page, 'alone').locator('a').press('Enter');
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-single-img');
    await expect(title).toHaveText('Title 4');
    await close();
    await page.getByRole('link', { name: 'Show it' }).click();
    await expect(title).toHaveText('Rust');
    await expect(box(page).locator('img')).toHaveAttribute('src', /clay-rust/);
    await close();
    await expect(element(page, 'never').locator('a')).toHaveAttribute('data-elementor-open-lightbox', 'no');
  });

  await test.step('who follows a shared address sees that slide', async () => {
    expect(shared.startsWith(url)).toBe(true);
    await page.goto('about:blank');
    await page.goto(shared);
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('2 / 2');
    await expect(title).toHaveText('Title 2');
  });
  expect(errors).toEqual([]);
});

const folds = (word: string) =>
  [1, 2].map((at) => ({
    _id: `f${at}`,
    tab_title: `${word} ${at}`,
    tab_content: `<p>${word} content ${at}</p>`,
  }));
const nested = (id: string, word: string) =>
  [1, 2].map((at) =>
    inner(`${id}i${at}`, [
      widget('toggle', `${id}g${at}`, { tabs: folds(`${word} within ${at}`) }),
      text(`${id}x${at}`, `${word} panel ${at}`),
    ]),
  );

const WIDGETS = documentOf(
  [
    container(
      'bar',
      [text('menu', '<a href="#deep">To what is deep</a> <a href="#chapter">To the chapter</a>')],
      {
        sticky: 'top',
        sticky_anchor_link_offset: 90,
        background_background: 'classic',
        background_color: '#fff',
      },
    ),
    container('folds', [
      widget('tabs', 'tabs', { tabs: folds('Tab') }),
      widget('tabs', 'upright', { tabs: folds('Upright'), type: 'vertical' }),
      widget('accordion', 'accordion', { tabs: folds('Accordion') }),
      widget('toggle', 'toggle', { tabs: folds('Toggle') }),
      widget(
        'nested-tabs',
        'ntabs',
        {
          tabs: [
            { _id: 'a', tab_title: 'Nested 1', element_id: 'named' },
            { _id: 'b', tab_title: 'Nested 2' },
          ],
          tabs_direction: 'inline-start',
        },
        nested('nt', 'Tabbed'),
      ),
      widget(
        'nested-accordion',
        'nfolds',
        {
          items: [
            { _id: 'a', item_title: 'Item 1' },
            { _id: 'b', item_title: 'Item 2' },
          ],
          n_accordion_animation_duration: { unit: 'ms', size: 20 },
        },
        nested('na', 'Folded'),
      ),
      widget('alert', 'alert', { alert_title: 'Mind', alert_description: 'The gap' }),
      text('cap', 'Once upon a time', { drop_cap: 'yes' }),
    ]),
    section('wide', [text('widetext', 'Wide')], { stretch_section: 'section-stretched' }),
    container('far1', [spacer('far1s')]),
    container(
      'far2',
      [
        widget('counter', 'counter', {
          ending_number: '1250.50',
          suffix: ' grams',
          duration: 50,
          title: 'Clay',
        }),
        widget('progress', 'progress', {
          title: 'Fired',
          percent: { unit: '%', size: 70 },
          inner_text: 'kiln',
        }),
        text('enter', 'Comes in', { _animation: 'fadeInUp', animation_duration: 'fast' }),
        text('device', 'Comes in on mobiles alone', { _animation: 'none', _animation_mobile: 'fadeIn' }),
      ],
      {
        background_background: 'classic',
        background_image: pictures(1)[0],
        html_tag: 'section',
      },
    ),
    container('far3', [
      widget('heading', 'deeph', { title: 'Deep', _element_id: 'deep' }),
      spacer('far3s'),
      widget('menu-anchor', 'anchor', { anchor: 'chapter' }),
      text('last', 'The chapter'),
      spacer('far3t', 900),
    ]),
  ],
  ALONE,
);

/** How the page scrolls to where a link leads that is pressed. */
const scrollingOf = (page: Page, name: string): Promise<string> =>
  page.getByRole('link', { name }).evaluate((link) => {
    (link as HTMLElement).click();
    return getComputedStyle(document.documentElement).scrollBehavior;
  });

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((found) => Math.round(found.getBoundingClientRect().top));

test('everything else that lives in a page of our own is used as visitors use it', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.goto(await shop.show('widgets', WIDGETS));
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // Until its script has come, keys do nothing.
  await expect(element(page, 'nfolds').locator('[data-delay-child-handlers]')).toHaveCount(0);
  await expect(element(page, 'ntabs').locator('[data-delay-child-handlers]')).toHaveCount(0);

  await test.step('tabs, beside and below each other', async () => {
    await expect(async () => {
      await tab('Tab 1').press('ArrowRight');
      await expect(tab('Tab 2')).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tab content 2')).toBeVisible();
    await expect(page.getByText('Tab content 1')).toBeHidden();
    await tab('Upright 1').press('ArrowDown');
    await expect(tab('Upright 2')).toBeFocused();
    await tab('Upright 2').click();
    await expect(page.getByText('Upright content 2')).toBeVisible();
  });

  await test.step('accordions and toggles', async () => {
    await expect(page.getByText('Accordion content 1')).toBeVisible();
    await button('Accordion 2').click();
    await expect(page.getByText('Accordion content 1')).toBeHidden();
    await button('Accordion 2').press(' ');
    await expect(page.getByText('Accordion content 2')).toBeHidden();
    await expect(page.getByText('Toggle content 1')).toBeHidden();
    await button('Toggle 1').click();
    await button('Toggle 2').press('Enter');
    await expect(page.getByText('Toggle content 1')).toBeVisible();
    await expect(page.getByText('Toggle content 2')).toBeVisible();
  });

  await test.step('nested ones, and what lives in them', async () => {
    await tab('Nested 1').press('ArrowDown');
    await expect(tab('Nested 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tabbed panel 1')).toBeHidden();
    await button('Tabbed within 2 1').click();
    await expect(page.getByText('Tabbed within 2 content 1')).toBeVisible();
    await page.getByText('Item 2').click();
    await expect(page.getByText('Folded panel 1')).toBeHidden();
    await button('Folded within 2 2').click();
    await expect(page.getByText('Folded within 2 content 2')).toBeVisible();
  });

  await test.step('a large letter, an alert, a section from edge to edge', async () => {
    await expect(element(page, 'cap').locator('.elementor-drop-cap-letter')).toHaveText('O');
    await expect(element(page, 'cap').locator('p')).toHaveText('Once upon a time');
    await button('Dismiss this alert.').click();
    await expect(page.getByText('The gap')).toBeHidden();
    await expect.poll(async () => (await element(page, 'wide').boundingBox())?.width).toBe(1200);
  });

  await test.step('links lead below what sticks', async () => {
    await expect(page.locator('#deep')).toHaveCSS('scroll-margin-top', '90px');
    expect(await scrollingOf(page, 'To what is deep')).toBe('smooth');
    await expect.poll(() => topOf(page, '#deep')).toBe(90);
    // What scrolls by itself from here on goes at once.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    // It is still there.
    await expect(element(page, 'bar')).toBeInViewport();
    await page.getByRole('link', { name: 'To the chapter' }).click();
    await expect.poll(() => topOf(page, '#chapter')).toBe(90);
  });

  await test.step('what is far down waits until it is seen: backgrounds, entrances, numbers', async () => {
    // From its top, as by a link from elsewhere: loaded anew, it would go to where it was.
    const [top = ''] = page.url().split('#');
    await page.goto('about:blank');
    await page.goto(top);
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop');
    await expect(element(page, 'device')).not.toHaveClass(/elementor-invisible/);
    await expect(element(page, 'far2')).toHaveCSS('background-image', 'none');
    await expect(element(page, 'enter')).toHaveClass(/elementor-invisible/);
    await expect(element(page, 'counter').locator('.elementor-counter-number')).toHaveText('1,250.50');
    await element(page, 'enter').scrollIntoViewIfNeeded();
    await expect(element(page, 'far2')).toHaveCSS('background-image', /clay-celadon/);
    await expect(element(page, 'enter')).toHaveClass(/animated-fast.*animated fadeInUp/);
    await expect(element(page, 'enter')).toHaveCSS('visibility', 'visible');
    await expect(element(page, 'counter').locator('.elementor-counter-number')).toHaveCSS(
      'min-width',
      /^\d+px$/,
    );
    await expect(element(page, 'counter').locator('.elementor-counter-number')).toHaveText('1,250.50');
    await expect(page.getByRole('progressbar', { name: 'Fired' })).toHaveAttribute('aria-valuenow', '70');
    expect(await layoutShifts(page)).toEqual([]);
  });

  await test.step('what waits for a script that never comes is there after some seconds, and costs no frames until then', async () => {
    const { pathname } = new URL(page.url());
    expect(errors).toEqual([]);
    await page.goto('about:blank');
    await page.route(/\/page-[\w-]+\.js/, (route) => route.abort());
    await page.goto(shop.url + pathname);
    await expect(element(page, 'far2')).toHaveCSS('background-image', 'none');
    const waiting = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName === 'e-wait')
        .map((each) => (each.effect as KeyframeEffect).target?.matches('.e-con.e-parent')),
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting).not.toContain(false);
    await expect(element(page, 'far2')).toHaveCSS('background-image', /clay-celadon/);
    await page.unroute(/\/page-[\w-]+\.js/);
    errors.length = 0;
  });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a page of our own says everything without scripts, on paper, and to who wants little motion', async ({
  browser,
}) => {
  const url = await shop.show('still', WIDGETS);
  const carousels = await shop.show('still-carousels', CAROUSELS);
  const all = async (page: Page): Promise<void> => {
    for (const word of ['Tab', 'Upright', 'Accordion', 'Toggle'])
      for (const at of [1, 2]) await expect(page.getByText(`${word} content ${at}`)).toBeVisible();
    for (const words of ['Tabbed panel 2', 'Comes in', 'Tabbed within 2 content 2'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(element(page, 'counter').locator('.elementor-counter-number')).toHaveText('1,250.50');
  };

  await test.step('without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    await all(page);
    await page.getByText('Item 2').click();
    await expect(page.getByText('Folded panel 2')).toBeVisible();
    await expect(element(page, 'far2')).toHaveCSS('background-image', /clay-celadon/);
    await page.goto(carousels);
    // The last picture is there, and can be scrolled to.
    const last = element(page, 'three').locator('img').last();
    await expect(last).toHaveAttribute('src', /clay-table/);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(element(page, 'three').getByRole('button', { name: 'Next' })).toBeHidden();
    await context.close();
  });

  await test.step('on paper', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await expect(element(page, 'nfolds').locator('[data-delay-child-handlers]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await all(page);
    await expect(page.getByText('Folded panel 2')).toBeVisible();
    await expect(element(page, 'enter')).toHaveCSS('visibility', 'visible');
    await page.emulateMedia({ media: 'screen' });
    await page.goto(carousels);
    await expect.poll(() => reached(page, 'three')).toHaveLength(3);
    await page.emulateMedia({ media: 'print' });
    const frame = await element(page, 'fade').locator('.swiper').boundingBox();
    for (const slide of await element(page, 'fade').locator('.swiper-slide').all()) {
      const place = await slide.boundingBox();
      expect(place?.x).toBe(frame?.x);
      await expect(slide).toHaveCSS('opacity', '1');
    }
    await context.close();
  });

  await test.step('with little motion', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.locator('#deep')).toHaveCSS('scroll-margin-top', '90px');
    expect(await scrollingOf(page, 'To what is deep')).toBe('auto');
    await expect.poll(() => topOf(page, '#deep')).toBe(90);
    await expect(element(page, 'enter')).toHaveCSS('visibility', 'visible');
    await element(page, 'enter').scrollIntoViewIfNeeded();
    await expect(element(page, 'enter')).not.toHaveClass(/elementor-invisible/);
    await expect(element(page, 'enter')).toHaveCSS('animation-name', 'none');
    await page.goto(carousels);
    await expect.poll(() => slidesIn(page, 'auto')).toMatchObject({ runs: false, speed: 0 });
    await context.close();
  });
});

const FILE = { url: '/demo/media/loop-night-sea.mp4' };
const OVERLAY = { show_image_overlay: 'yes', image_overlay: { url: '/demo/media/coffee.webp' } };
const FILMS = documentOf(
  [
    container('films', [
      widget('video', 'press', { youtube_url: 'https://youtu.be/abcdefghijk', ...OVERLAY }),
      widget('video', 'vimeo', { video_type: 'vimeo', vimeo_url: 'https://vimeo.com/1234567', ...OVERLAY }),
      widget('video', 'bare', {
        youtube_url: 'https://youtu.be/lazylazylaz',
        ...OVERLAY,
        show_play_icon: '',
      }),
      widget('video', 'file', { video_type: 'hosted', hosted_url: FILE, mute: 'yes', ...OVERLAY }),
      widget('video', 'large', { youtube_url: 'https://youtu.be/largelargel', lightbox: 'yes', ...OVERLAY }),
      widget('video', 'largefile', { video_type: 'hosted', hosted_url: FILE, lightbox: 'yes', ...OVERLAY }),
    ]),
    container('behind1', [text('b1', 'Before YouTube')], {
      background_background: 'video',
      background_video_link: 'https://www.youtube.com/watch?v=behindbehin',
      min_height: { unit: 'px', size: 300 },
    }),
    container('behind2', [text('b2', 'Before Vimeo')], {
      background_background: 'video',
      background_video_link: 'https://vimeo.com/7654321',
      min_height: { unit: 'px', size: 300 },
    }),
    section('behind3', [text('b3', 'Before a file')], {
      background_background: 'video',
      background_video_link: FILE.url,
      background_video_start: 1,
      background_video_end: 3,
    }),
    container('behind4', [text('b4', 'Before pictures')], {
      background_background: 'slideshow',
      background_slideshow_gallery: pictures(3),
      background_slideshow_ken_burns: 'yes',
      min_height: { unit: 'px', size: 300 },
    }),
    {
      id: 'behind5',
      elType: 'section',
      settings: {},
      elements: [
        {
          id: 'behind5c',
          elType: 'column',
          settings: {
            _column_size: 100,
            background_background: 'slideshow',
            background_slideshow_gallery: pictures(2),
          },
          elements: [text('b5', 'In a column')],
        },
      ],
    },
  ],
  ALONE,
);

test('a page of our own in which things only come in loads little for it, and shows each when it is seen', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // The demo's dialog may open on any page, which then needs all of the script.
  const token = shop.token;
  const dialogs = await api(shop.url, token, 'GET', '/documents?kind=popup', null);
  for (const { id } of ((await dialogs.json()) as { items: { id: number }[] }).items)
    expect((await api(shop.url, token, 'DELETE', `/documents/${id}`, {}, '*')).ok).toBe(true);
  const coming = (id: string, settings: object) => text(id, `Words of ${id}`, settings);
  const url = await shop.show(
    'entrances',
    documentOf(
      [
        container(
          'box',
          [coming('first', { _animation: 'fadeIn', _animation_delay: 20 }), spacer('far', 3000)],
          { animation: 'fadeInUp' },
        ),
        container('late', [coming('last', { _animation: 'zoomIn' })]),
        container('behind', [coming('front', {})], {
          background_background: 'classic',
          background_image: { url: '/demo/media/clay-celadon.webp' },
        }),
        widget('accordion', 'fold', {
          tabs: [1, 2].map((at) => ({ tab_title: `Title ${at}`, tab_content: `<p>Inside ${at}</p>` })),
        }),
      ],
      ALONE,
    ),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/page-scripts\/([a-z]+)-/i.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  await page.goto(url);
  await expect(element(page, 'box')).toHaveClass(/animated fadeInUp/);
  await expect(element(page, 'first')).toHaveClass(/animated fadeIn/);
  await expect(element(page, 'first')).not.toHaveClass(/elementor-invisible/);
  await expect(element(page, 'last')).toHaveClass(/elementor-invisible/);
  await expect(element(page, 'behind')).toHaveCSS('background-image', 'none');
  // It waits to be seen, however long that takes.
  await expect(element(page, 'last')).toHaveCSS('animation-name', 'none');
  await page.getByRole('button', { name: 'Title 2' }).click();
  await expect(page.getByText('Inside 2')).toBeVisible();
  await expect(page.getByText('Inside 1')).toBeHidden();
  await element(page, 'last').scrollIntoViewIfNeeded();
  await expect(element(page, 'last')).toHaveClass(/animated zoomIn/);
  await expect(page.getByText('Words of last')).toBeVisible();
  await expect(element(page, 'behind')).toHaveCSS('background-image', /clay-celadon/);
  expect(asked.toSorted()).toEqual(['comeIn', 'entrances', 'foldWidgets']);
  expect(errors).toEqual([]);
});

test('films of a page of our own begin when they are pressed, and go by behind', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await standInForFilms(page);
  await page.goto(await shop.show('films', FILMS));
  const play = (id: string) => element(page, id).getByRole('button', { name: 'Play Video' });
  const frame = (id: string) => element(page, id).locator('iframe');

  await test.step('behind', async () => {
    await expect
      .poll(async () => (await films(page)).map(({ id }) => id).sort())
      .toEqual(['7654321', 'behindbehin']);
    await expect(element(page, 'behind3').locator('video')).toHaveAttribute('src', /#t=1,3$/);
    await expect(element(page, 'behind4').locator('.swiper-initialized .swiper-slide')).toHaveCount(3);
    await expect(element(page, 'behind4').locator('.elementor-ken-burns--active')).toHaveCount(1);
    await expect(element(page, 'behind5c').locator('.swiper-initialized')).toHaveCount(1);
    // What is in front is in front.
    for (const words of ['Before YouTube', 'Before pictures', 'In a column']) {
      await page.getByText(words).scrollIntoViewIfNeeded();
      const isFirst = await page.getByText(words).evaluate((found) => {
        const { left, top } = found.getBoundingClientRect();
        return found.contains(document.elementFromPoint(left + 2, top + 2));
      });
      expect(isFirst, words).toBe(true);
    }
  });

  await test.step('pressed, by mouse and keys', async () => {
    await expect(frame('press')).not.toHaveAttribute('src');
    await play('press').click();
    await expect(frame('press')).toHaveAttribute('src', /youtube\.com\/embed\/abcdefghijk\?.*autoplay=1/);
    await expect(play('press')).toHaveCount(0);
    await play('vimeo').press('Enter');
    await expect(frame('vimeo')).toHaveAttribute(
      'src',
      /player\.vimeo\.com\/video\/1234567\?.*autoplay=1#t=$/,
    );
    await play('bare').press(' ');
    await expect(frame('bare')).toHaveAttribute('src', /lazylazylaz/);
    await play('file').click();
    await expect
      .poll(() =>
        element(page, 'file')
          .locator('video')
          .evaluate((film: HTMLVideoElement) => film.paused),
      )
      .toBe(false);
  });

  await test.step('large', async () => {
    await play('large').press('Enter');
    await expect(box(page).locator('iframe')).toHaveAttribute('src', /embed\/largelargel\?.*autoplay=1/);
    expect(await findAccessibilityFaults(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await play('largefile').click();
    await expect(box(page).locator('video')).toHaveAttribute('src', /loop-night-sea/);
    await page.keyboard.press('Escape');
  });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

const FLOATING = documentOf(
  [
    container('barbox', [
      widget('floating-bars-var-1', 'bar', {
        announcement_text: 'The kiln opens',
        cta_text: 'Come along',
        cta_link: { url: '/shop/' },
        accessible_name: 'the announcement',
        advanced_toggle_sticky: 'yes',
      }),
    ]),
    container('biobox', [
      widget('link-in-bio', 'bio', {
        bio_heading: 'Ann Potter',
        identity_image: pictures(1)[0],
        icon: [{ icon_platform: 'Instagram', icon_url: { url: 'https://pictures.test/ann' } }],
        cta_link: [{ cta_link_text: 'Her shop', cta_link_type: 'Url', cta_link_url: { url: '/shop/' } }],
      }),
      spacer('room'),
      widget('contact-buttons', 'contact', {
        chat_button_number: '+44 20',
        send_button_text: 'Write',
        top_bar_title: 'Ann',
        message_bubble_body: 'Ask me',
        contact_repeater: [{ contact_icon_platform: 'Email', contact_icon_mail: 'ann@pictures.test' }],
      }),
    ]),
  ],
  ALONE,
);

test('buttons and bars that stand over a page of our own open and close, by keys too', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(await shop.show('floating', FLOATING));
  const button = page.getByRole('button', { name: 'Toggle links' });
  const links = page.getByRole('group', { name: 'Links' });
  await expect(element(page, 'contact').locator('[aria-hidden=true].hidden')).toHaveCount(1);
  expect(await layoutShifts(page)).toEqual([]);
  await button.press('Enter');
  await expect(links).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links.locator('.e-contact-buttons__message-bubble-time')).toHaveText(/\d/);
  await expect(links.getByRole('link', { name: 'Write' })).toHaveAttribute('href', 'https://wa.me/4420');
  await expect(links.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:ann@pictures.test',
  );
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Close links' }).click();
  await expect(links).toBeHidden();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByText('The kiln opens')).toBeInViewport();
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(page.getByText('The kiln opens')).toBeHidden();
  await expect(element(page, 'bio').getByRole('link', { name: 'Her shop' })).toHaveAttribute(
    'href',
    '/shop/',
  );
  expect(errors).toEqual([]);
});

test('a page of our own that is read from the right goes the other way, in its own words', async ({
  page,
}) => {
  const url = await shop.show('rtl', CAROUSELS);
  const folded = await shop.show('rtl-tabs', WIDGETS);
  await shop.set('site', { language: 'ar' });
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // A carousel's own direction is its author's choice.
  await expect.poll(() => reached(page, 'three')).toHaveLength(3);
  await element(page, 'three').locator('.elementor-swiper-button-next').press('ArrowRight');
  await expect.poll(() => reached(page, 'three')).toEqual(['2 من 6', '3 من 6', '4 من 6']);
  await element(page, 'first').locator('a').first().click();
  await expect(box(page).getByRole('button', { name: 'التالي' })).toBeVisible();
  await expect(box(page).getByRole('img', { name: 'Title 1 - Description 1' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('Title 2');
  // While a picture comes in, what is written over it has no ground yet.
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length),
    )
    .toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(folded);
  await expect(element(page, 'ntabs').locator('[data-delay-child-handlers]')).toHaveCount(0);
  await expect(async () => {
    await page.getByRole('tab', { name: 'Tab 1' }).press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Tab 2' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect.poll(async () => (await element(page, 'wide').boundingBox())?.x).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
