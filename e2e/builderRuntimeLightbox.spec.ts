import { expect, type Locator, type Page } from '@playwright/test';
import { films, standInForFilms } from './support/builder/filmStandIns.ts';
import { documentOf, element, openForeign } from './support/builder/foreignPage.ts';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { withoutNetwork } from './support/withoutNetwork.ts';

const HOST = 'https://pictures.test';
/** The address of an action, as servers write it. */
const actionOf = (name: string, settings: object): string =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`)}`;

const hashOf = (group: string, at: number): string =>
  actionOf('lightbox', { id: at, url: `${HOST}/${group}-${at}.jpg`, slideshow: group });

const gallery = (group: string, count: number): string =>
  element(
    'widget:image-gallery',
    group,
    Array.from({ length: count }, (_each, at) => {
      const url = `${HOST}/${group}-${at + 1}.jpg`;
      return `<a href="${url}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${group}" data-elementor-lightbox-title="${group} ${at + 1}" data-elementor-lightbox-description="Seen ${at + 1}" data-e-action-hash="${hashOf(group, at + 1)}">${group} picture ${at + 1}</a>`;
    }).join(' '),
  );

const BODY = documentOf(
  gallery('first', 3),
  gallery('second', 2),
  element(
    'widget:text-editor',
    'links',
    `<p><a href="${HOST}/alone.png" data-elementor-lightbox-title="Alone">alone</a> <a href="${HOST}/never.png" data-elementor-open-lightbox="no">never</a>
<a href="${HOST}/file.png" download>file</a> <a href="/shop/">shop</a>
<a href="#" data-elementor-open-lightbox="yes" data-elementor-lightbox-video="https://youtu.be/abc" data-elementor-lightbox-slideshow="films">film</a>
<a href="#" data-elementor-open-lightbox="yes" data-elementor-lightbox-video="https://vimeo.com/12345" data-elementor-lightbox-slideshow="films">other film</a>
<button data-elementor-lightbox='{"type":"video","url":"https://www.youtube.com/embed/abc?feature=oembed&amp;autoplay=0","autoplay":"yes","modalOptions":{"videoAspectRatio":"916"}}'>video window</button>
<button data-elementor-lightbox='{"type":"video","videoType":"hosted","url":"https://films.test/a.mp4","videoParams":{"controls":"","onplay":"alert(1)"}}'>file window</button>
<button data-elementor-lightbox='{"type":"video","url":"https://evil.test/vimeo.com","autoplay":"yes"}'>strange window</button>
<a href="${actionOf('lightbox', { id: 9, url: `${HOST}/acted.jpg` })}">action</a>
<a href="${actionOf('unknown', {})}">unknown action</a>
<a href="#elementor-action:action=lightbox&settings=e3sK">broken action</a>
<a href="${actionOf('lightbox', { type: 'video', url: 'javascript:alert(1)' })}">script action</a></p>`,
  ),
);

const CONFIG = { kit: { global_image_lightbox: 'yes' } };
const box = (page: Page): Locator => page.locator('dialog.elementor-lightbox');

async function open(
  page: Page,
  more: { readonly hash?: string; readonly dir?: 'ltr' | 'rtl'; readonly kit?: object } = {},
): Promise<void> {
  await withoutNetwork(page, ({ hostname }) => hostname === '127.0.0.1' || /youtube|vimeo/.test(hostname));
  await standInForFilms(page);
  await openForeign(page, {
    body: BODY,
    config: { ...CONFIG, kit: { ...CONFIG.kit, ...more.kit } },
    ...more,
  });
}

test('pictures open over the page, in their groups, and are walked through by mouse and keys', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page);

  await test.step('a group begins with what was pressed, and says what it shows', async () => {
    await page.getByText('first picture 2').click();
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-first');
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('2 / 3');
    await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('first 2');
    await expect(box(page).locator('.elementor-slideshow__description')).toHaveText('Seen 2');
    await expect(box(page).getByRole('img', { name: 'first 2 - Seen 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close (Esc)' })).toBeFocused();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await test.step('arrows, keys and the ends', async () => {
    await box(page).getByRole('button', { name: 'Next' }).click();
    await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('first 3');
    await page.keyboard.press('ArrowRight');
    await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('first 1');
    await page.keyboard.press('ArrowLeft');
    await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('first 3');
  });

  await test.step('Tab goes round the buttons', async () => {
    await page.getByRole('button', { name: 'Close (Esc)' }).focus();
    const names: string[] = [];
    for (let at = 0; at < 6; at++) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    }
    expect(names).toEqual(['Share', 'Zoom', 'Fullscreen', 'Next', 'Previous', 'Close (Esc)']);
    await page.keyboard.press('Shift+Tab');
    await expect(box(page).getByRole('button', { name: 'Previous' })).toBeFocused();
  });

  await test.step('zoom holds everything else', async () => {
    const zoom = box(page).getByRole('switch', { name: 'Zoom' });
    await zoom.press('Enter');
    await expect(zoom).toHaveAttribute('aria-checked', 'true');
    await expect(box(page).locator('.elementor-slideshow--zoom-mode')).toHaveCount(1);
    await box(page).getByRole('button', { name: 'Next' }).click();
    await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('first 3');
    await zoom.click();
    await expect(box(page).locator('.elementor-slideshow--zoom-mode')).toHaveCount(0);
  });

  await test.step('full screen, and back', async () => {
    const full = box(page).getByRole('switch', { name: 'Fullscreen' });
    await full.click();
    await expect(full).toHaveAttribute('aria-checked', 'true');
    await full.click();
    await expect(full).toHaveAttribute('aria-checked', 'false');
  });

  await test.step('sharing leads to the slide, and holds Tab while it is open', async () => {
    const share = box(page).getByRole('button', { name: 'Share' });
    await share.click();
    await expect(share).toHaveAttribute('aria-expanded', 'true');
    const facebook = box(page).getByRole('link', { name: 'Share on Facebook' });
    const shared = new URL((await facebook.getAttribute('href')) ?? '').searchParams.get('u') ?? '';
    expect(new URL(shared).hash).toBe(hashOf('first', 3));
    await expect(box(page).getByRole('link', { name: 'Download image' })).toHaveAttribute(
      'href',
      `${HOST}/first-3.jpg`,
    );
    await share.focus();
    await page.keyboard.press('Tab');
    await expect(facebook).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(box(page).getByRole('link', { name: 'Download image' })).toBeFocused();
    await share.click();
    await expect(facebook).toHaveCount(0);
  });

  await test.step('Escape closes it, and the page is as it was', async () => {
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(page.getByText('first picture 2')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  await test.step('another group is its own', async () => {
    await page.getByText('second picture 1').click();
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('1 / 2');
    await box(page)
      .locator('.swiper-slide-active')
      .click({ position: { x: 5, y: 5 } });
    await expect(box(page)).toHaveCount(0);
  });

  await test.step('a single picture has no arrows and no counter', async () => {
    await page.getByRole('link', { name: 'alone' }).click();
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-single-img');
    await expect(box(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close (Esc)' }).press('Enter');
    await expect(box(page)).toHaveCount(0);
  });
  expect(errors).toEqual([]);
});

test('films, actions and the page’s own address open it too; what says no, or nothing, does not', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, { hash: hashOf('second', 2) });

  await test.step('the address of the page opens the slide that it names', async () => {
    await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('2 / 2');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  await test.step('films of a group are played by their platforms', async () => {
    await page.getByRole('link', { name: 'film', exact: true }).click();
    await expect
      .poll(async () => (await films(page)).map(({ id, told }) => `${String(id)} ${told.join()}`))
      .toEqual(['abc play']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await films(page)).map(({ id }) => id)).toEqual(['abc', '12345']);
    await expect(box(page).locator('.elementor-video-container')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  await test.step('a film has a window of its own, in its shape', async () => {
    await page.getByRole('button', { name: 'video window' }).click();
    await expect(box(page).locator('iframe')).toHaveAttribute(
      'src',
      'https://www.youtube.com/embed/abc?feature=oembed&autoplay=1',
    );
    await expect(box(page).locator('.elementor-video-portrait')).toHaveCSS('--video-aspect-ratio', '0.5625');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'file window' }).click();
    await expect(box(page).locator('video')).toHaveAttribute('src', 'https://films.test/a.mp4');
    await expect(box(page).locator('video')).toHaveAttribute('controls');
    await expect(box(page).locator('video')).not.toHaveAttribute('onplay');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'strange window' }).click();
    await expect(box(page)).toBeVisible();
    await expect(box(page).locator('iframe')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('of two lightboxes the second takes the place of the first', async () => {
    await page.getByRole('link', { name: 'alone' }).click();
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-single-img');
    await page.evaluate(
      (hash) => {
        const { utils } = Reflect.get(window, 'elementorFrontend') as {
          utils: { urlActions: { runAction(url: string): void } };
        };
        utils.urlActions.runAction(hash);
      },
      hashOf('second', 1),
    );
    await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-second');
    await expect(box(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  await test.step('an action opens its picture; unknown ones do nothing; none runs a script', async () => {
    await page.getByRole('link', { name: 'action', exact: true }).click();
    await expect(box(page).locator('img').first()).toHaveAttribute('src', `${HOST}/acted.jpg`);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    const address = page.url();
    await page.getByRole('link', { name: 'unknown action' }).click();
    await page.getByRole('link', { name: 'script action' }).click();
    await expect(box(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
  });

  await test.step('settings of an action that cannot be read are not handled', async () => {
    const thrown = page.waitForEvent('pageerror');
    await page.getByRole('link', { name: 'broken action' }).click();
    expect((await thrown).name).toBe('SyntaxError');
    await expect(box(page)).toHaveCount(0);
    errors.length = 0;
  });

  await page.getByRole('link', { name: 'never' }).click();
  await expect(page).toHaveURL(`${HOST}/never.png`);
});

test('right to left, with little motion, and only what the site wants around a picture', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, {
    dir: 'rtl',
    kit: { lightbox_enable_share: '', lightbox_enable_zoom: '', lightbox_description_src: '' },
    hash: '#forged',
  });
  await expect(box(page)).toHaveCount(0);
  await page.getByText('first picture 1').click();
  await expect(box(page).locator('.elementor-slideshow__counter')).toHaveText('1 / 3');
  await expect(box(page).getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(box(page).getByRole('switch', { name: 'Zoom' })).toHaveCount(0);
  await expect(box(page).locator('.elementor-slideshow__description')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(box(page).locator('.elementor-slideshow__title')).toHaveText('first 2');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // Nobody moves: what stands around the picture goes.
  await page.clock.fastForward(3500);
  await expect(box(page).locator('.elementor-slideshow--ui-hidden')).toHaveCount(1);
});
