import { expect, type Locator, type Page } from '@playwright/test';
import type { Swiper } from 'swiper/types';
import { carousel, documentOf, openForeign } from './support/builder/foreignPage.ts';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const widget = (page: Page, id: string): Locator => page.locator(`.elementor-element-${id}`);

/** What the library says of a carousel; null where it has not started. */
const stateOf = (page: Page, id: string) =>
  widget(page, id)
    .locator('.elementor-image-carousel-wrapper')
    .evaluate((container) => {
      const swiper = Reflect.get(container, 'swiper') as Swiper | undefined;
      if (!swiper) return null;
      const { slidesPerView, slidesPerGroup, spaceBetween, speed, loop, rewind, effect } = swiper.params;
      return {
        slidesPerView,
        slidesPerGroup,
        spaceBetween,
        speed,
        loop,
        rewind,
        effect,
        real: swiper.realIndex,
        runs: swiper.autoplay?.running ?? false,
      };
    });

/** Names of slides that can be read and reached. */
const reached = (page: Page, id: string): Promise<string[]> =>
  widget(page, id)
    .locator('.swiper-slide')
    .evaluateAll((slides) =>
      slides
        .filter((slide) => !slide.hasAttribute('inert') && !slide.hasAttribute('aria-hidden'))
        .map((slide) => slide.getAttribute('aria-label') ?? '')
        .sort(),
    );

const FULL = { navigation: 'both', speed: 1, slides_to_show: '3', slides_to_scroll: '1' };

test('carousels show what each device shows, and hide from assistive technology what is not in view', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await openForeign(page, {
    config: {},
    body: documentOf(
      carousel('plain', 5),
      carousel('full', 6, {
        ...FULL,
        image_spacing_custom: { size: 12 },
        image_spacing_custom_mobile: { size: 4 },
        slides_to_show_tablet: '4',
      }),
      carousel('both', 6, { ...FULL, offset_sides: 'both', offset_width: { size: 30 } }),
      carousel('one', 1, FULL),
      carousel('loop', 6, { ...FULL, infinite: 'yes' }),
      carousel('few', 3, { ...FULL, infinite: 'yes' }),
      carousel('fade', 3, { ...FULL, slides_to_show: '1', effect: 'fade' }),
      carousel('lazy', 8, { ...FULL, slides_to_show: '1', lazyload: 'yes' }, { lazy: true }),
      carousel('rtl', 6, FULL, { dir: 'rtl' }),
    ),
  });

  await test.step('three where nothing is said, without what was not asked for', async () => {
    await expect
      .poll(() => stateOf(page, 'plain'))
      .toMatchObject({ slidesPerView: 3, slidesPerGroup: 1, loop: false, runs: false });
    await expect.poll(() => reached(page, 'plain')).toEqual(['1 of 5', '2 of 5', '3 of 5']);
    await expect(widget(page, 'plain').locator('.swiper-pagination-bullet')).toHaveCount(0);
  });

  await test.step('fewer than two slides do not start', async () => {
    await expect.poll(() => stateOf(page, 'fade')).not.toBeNull();
    expect(await stateOf(page, 'one')).toBeNull();
    await expect(widget(page, 'one')).not.toHaveClass(/e-widget-swiper/);
  });

  await test.step('arrows, dots and keys move it; one dot is a stop of the Tab key', async () => {
    const { locator } = { locator: widget(page, 'full') };
    await locator.locator('.elementor-swiper-button-next').click();
    await expect.poll(() => reached(page, 'full')).toEqual(['2 of 6', '3 of 6', '4 of 6']);
    await locator.locator('.elementor-swiper-button-next').press('ArrowRight');
    await expect.poll(() => reached(page, 'full')).toEqual(['3 of 6', '4 of 6', '5 of 6']);
    const dots = locator.locator('.swiper-pagination-bullet');
    await expect(dots.nth(0)).toHaveAttribute('aria-label', 'Go to slide 1');
    await dots.nth(0).click();
    await expect.poll(() => reached(page, 'full')).toEqual(['1 of 6', '2 of 6', '3 of 6']);
    await expect(dots.nth(0)).toHaveAttribute('tabindex', '0');
    await expect(dots.nth(1)).not.toHaveAttribute('tabindex');
    await dots.nth(0).press('ArrowRight');
    await expect(dots.nth(1)).toBeFocused();
    expect(await stateOf(page, 'full')).toMatchObject({ spaceBetween: 12, real: 1 });
  });

  await test.step('an offset adds a sliver, and says so by a class', async () => {
    expect(await stateOf(page, 'both')).toMatchObject({ slidesPerView: 3.001 });
    await expect(widget(page, 'both')).toHaveClass(/offset-both/);
    await expect(widget(page, 'both')).toHaveCSS('--offset-width', '30px');
  });

  await test.step('it goes round where there are slides enough, else back to the first', async () => {
    expect(await stateOf(page, 'loop')).toMatchObject({ loop: true, rewind: false });
    await widget(page, 'loop').locator('.elementor-swiper-button-prev').click();
    await expect.poll(() => stateOf(page, 'loop')).toMatchObject({ real: 5 });
    expect(await stateOf(page, 'few')).toMatchObject({ loop: false, rewind: true });
  });

  await test.step('fading slides are hidden as well', async () => {
    expect(await stateOf(page, 'fade')).toMatchObject({ effect: 'fade', slidesPerView: 1 });
    await widget(page, 'fade').locator('.elementor-swiper-button-next').click();
    await expect.poll(() => reached(page, 'fade')).toEqual(['2 of 3']);
  });

  await test.step('pictures of one neighbour are loaded', async () => {
    const loaded = () => widget(page, 'lazy').locator('img[src]').count();
    await expect.poll(loaded).toBe(2);
    await widget(page, 'lazy').locator('.elementor-swiper-button-next').click();
    await expect.poll(loaded).toBe(3);
    await expect(widget(page, 'lazy').locator('.swiper-lazy-preloader')).toHaveCount(5);
  });

  await test.step('right to left, keys are swapped', async () => {
    await expect.poll(() => reached(page, 'rtl')).toEqual(['1 of 6', '2 of 6', '3 of 6']);
    await widget(page, 'rtl').locator('.elementor-swiper-button-next').press('ArrowLeft');
    await expect.poll(() => reached(page, 'rtl')).toEqual(['2 of 6', '3 of 6', '4 of 6']);
    await widget(page, 'rtl').locator('.elementor-swiper-button-next').press('ArrowLeft');
    await expect.poll(() => reached(page, 'rtl')).toEqual(['3 of 6', '4 of 6', '5 of 6']);
  });

  expect(await findAccessibilityFaults(page)).toEqual([]);

  await test.step('devices, at their edges', async () => {
    for (const [width, plain, full] of [
      [1025, 3, 3],
      [1023, 2, 4],
      [768, 2, 4],
      [766, 1, 1],
      [320, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => stateOf(page, 'plain')).toMatchObject({ slidesPerView: plain });
      await expect.poll(() => stateOf(page, 'full')).toMatchObject({ slidesPerView: full });
    }
    expect(await stateOf(page, 'full')).toMatchObject({ spaceBetween: 4 });
  });
  expect(errors).toEqual([]);
});

test('a carousel that plays stands under the pointer, and stops for good when something in it is focused', async ({
  page,
}) => {
  const body = documentOf(
    carousel('auto', 6, {
      ...FULL,
      autoplay: 'yes',
      autoplay_speed: 100_000,
      pause_on_hover: 'yes',
      infinite: 'yes',
    }),
    carousel('still', 6, { ...FULL, pause_on_hover: 'yes' }),
  );
  const runs = async (id: string) => (await stateOf(page, id))?.runs;
  await openForeign(page, { body });
  await expect.poll(() => runs('auto')).toBe(true);
  await widget(page, 'auto').locator('.swiper-slide').first().hover();
  await expect.poll(() => runs('auto')).toBe(false);
  // One that never played is not started by a pointer that goes.
  await widget(page, 'still').locator('.swiper-slide').first().hover();
  await expect.poll(() => runs('auto')).toBe(true);
  await page.mouse.move(0, 0);
  expect(await runs('still')).toBe(false);
  await widget(page, 'auto').locator('.elementor-swiper-button-next').focus();
  await expect.poll(() => runs('auto')).toBe(false);
  await widget(page, 'auto').locator('.swiper-slide').first().hover();
  await page.mouse.move(0, 0);
  expect(await runs('auto')).toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(() => stateOf(page, 'auto')).toMatchObject({ runs: false, speed: 0 });

  // A page without the library's styles gets them, also where the lightbox has come first.
  await page.unrouteAll();
  const picture = '<a href="https://pictures.test/a.png" data-elementor-open-lightbox="yes">Picture</a>';
  await openForeign(page, {
    hasSheet: false,
    body: documentOf(`<p>${picture}</p>`, carousel('bare', 4, FULL)),
  });
  await expect(widget(page, 'bare').locator('.swiper-pagination')).toHaveCSS('position', 'absolute');
  await expect.poll(() => reached(page, 'bare')).toEqual(['1 of 4', '2 of 4', '3 of 4']);
});
