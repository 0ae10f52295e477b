import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { carousel, documentOf, element, openForeign } from './support/builder/foreignPage.ts';
import { collectErrors } from './support/collectErrors.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const folds = (kind: 'accordion' | 'toggle', id: string): string =>
  element(
    `widget:${kind}`,
    id,
    [1, 2]
      .map(
        (at) =>
          `<div><div id="${id}-title-${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="${id}-${at}" aria-expanded="false">${kind} title ${at}</div><div id="${id}-${at}" class="elementor-tab-content" data-tab="${at}" role="region" aria-labelledby="${id}-title-${at}">${kind} text ${at}</div></div>`,
      )
      .join(''),
  );

const TABS = element(
  'widget:tabs',
  'tabs1',
  `<div role="tablist">${[1, 2, 3].map((at) => `<div id="t${at}" class="elementor-tab-title elementor-tab-desktop-title" data-tab="${at}" role="tab" aria-controls="c${at}" aria-selected="false" tabindex="-1">Tab ${at}</div>`).join('')}</div>
<div>${[1, 2, 3].map((at) => `<div id="c${at}" class="elementor-tab-content" data-tab="${at}" role="tabpanel" aria-labelledby="t${at}">Text ${at}</div>`).join('')}</div>`,
);

const NESTED = element(
  'widget:nested-tabs',
  'nest1',
  `<div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${[1, 2].map((at) => `<button id="n${at}" class="e-n-tab-title" role="tab" aria-controls="p${at}" aria-selected="${at === 1}">Nested ${at}</button>`).join('')}</div>
<div class="e-n-tabs-content" data-delay-child-handlers="true">${[1, 2].map((at) => `<div id="p${at}" role="tabpanel" aria-labelledby="n${at}">${element('widget:toggle', `in${at}`, `<div class="elementor-tab-title" data-tab="1" role="button" aria-expanded="false">Inner title ${at}</div><div class="elementor-tab-content" data-tab="1">Inner text ${at}</div>`)}</div>`).join('')}</div></div>`,
);

const NESTED_ACCORDION = element(
  'widget:nested-accordion',
  'nacc1',
  [1, 2]
    .map(
      (at) =>
        `<details class="e-n-accordion-item"${at === 1 ? ' open' : ''}><summary class="e-n-accordion-item-title" aria-expanded="${at === 1}">Question ${at}</summary><div>Answer ${at}</div></details>`,
    )
    .join(''),
  { settings: { max_items_expended: 'one', n_accordion_animation_duration: { size: 0.1, unit: 's' } } },
);

const SMALL = [
  element(
    'widget:counter',
    'count1',
    '<span class="elementor-counter-number" data-duration="50" data-to-value="1234.5" data-from-value="0" data-delimiter=",">0</span>',
  ),
  element(
    'widget:progress',
    'prog1',
    '<div style="width:200px"><div class="elementor-progress-bar" data-max="40" style="width:0;height:9px"></div></div>',
  ),
  element(
    'widget:alert',
    'alert1',
    '<div role="alert">Something<button class="elementor-alert-dismiss" aria-label="Dismiss">×</button></div>',
  ),
  element('widget:text-editor', 'text1', '<p>Once upon</p>', { settings: { drop_cap: 'yes' } }),
];

/** Tells what was heard, in its order. */
const EXTENSION = `
window.told = [];
window.addEventListener('elementor/frontend/init', () => {
  told.push('init ' + Boolean(document.querySelector('.swiper-initialized')) + ' ' + typeof elementorFrontend.hooks.addAction);
  const hooks = elementorFrontend.hooks;
  for (const name of ['global', 'widget', 'tabs.default'])
    hooks.addAction('frontend/element_ready/' + name, ($scope) => { if ($scope.data('id') === 'tabs1') told.push(name + ' ' + ($scope instanceof jQuery)); });
  hooks.addAction('frontend/element_handler_ready/tabs', ($scope) => told.push('handler tabs'));
  hooks.addAction('frontend/element_ready/global', () => { if (!window.failed) { window.failed = true; throw new Error('of an extension'); } });
  class Own extends elementorModules.frontend.handlers.Base {
    getDefaultElements() { return { $titles: this.findElement('.elementor-tab-title') }; }
    bindEvents() { told.push('own ' + this.getID() + ' ' + this.getWidgetType() + ' ' + this.elements.$titles.length + ' ' + this.getElementSettings('max_items_expended')); }
  }
  elementorFrontend.elementsHandler.attachHandler('tabs', Own);
  elementorFrontend.on('components:init', () => told.push('components ' + (elementorFrontend.elements.$window instanceof jQuery)));
  hooks.addAction('frontend/element_ready/toggle.default', ($scope) => told.push('ready ' + $scope.data('id')));
});`;

const heard = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'told') as string[]);

test('a page of another server comes to life: extensions, devices, small widgets, nested ones', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await openForeign(page, {
    extension: EXTENSION,
    config: { kit: {}, responsive: {} },
    body: documentOf(
      TABS,
      folds('accordion', 'acc1'),
      folds('toggle', 'tog1'),
      NESTED,
      NESTED_ACCORDION,
      ...SMALL,
      carousel('car1', 4),
    ),
  });

  await test.step('extensions hear the start before anything has started, then each element in its order', async () => {
    await expect.poll(() => heard(page)).toContain('handler tabs');
    const all = await heard(page);
    expect(all[0]).toBe('init false function');
    expect(all.filter((text) => /^(?:global|widget|tabs|handler)/.test(text))).toEqual([
      'global true',
      'widget true',
      'tabs.default true',
      'handler tabs',
    ]);
    expect(all).toContain('own tabs1 tabs 3 undefined');
    expect(all).toContain('components true');
    // What an extension throws is said, and stops nothing.
    expect(errors.splice(0)).toEqual(['of an extension']);
  });

  await test.step('the carousel’s instance is its container’s', async () => {
    await expect
      .poll(() =>
        page.evaluate(() => {
          const $ = Reflect.get(window, 'jQuery') as (selector: string) => {
            data(name: string): { slides: unknown[] } | undefined;
          };
          return $('.swiper').data('swiper')?.slides.length;
        }),
      )
      .toBe(4);
    await expect(page.locator('.elementor-element-car1')).toHaveClass(/e-widget-swiper/);
  });

  await test.step('the body names the device, and follows the window', async () => {
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop');
    await expect(page.locator('body')).toHaveClass(/e--ua-chrome/);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'mobile');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'tablet');
    expect(
      await page.evaluate(() =>
        (
          Reflect.get(window, 'elementorFrontend') as { getCurrentDeviceMode(): string }
        ).getCurrentDeviceMode(),
      ),
    ).toBe('tablet');
  });

  await test.step('tabs: the first is open, one at a time, by keys too', async () => {
    const tab = (at: number) => page.getByRole('tab', { name: `Tab ${at}` });
    await expect(page.locator('#c1')).toBeVisible();
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await tab(1).click();
    await expect(page.locator('#c1')).toBeVisible();
    await tab(1).press('ArrowLeft');
    await expect(tab(3)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('#c2')).toBeVisible();
    await expect(page.locator('#c1')).toBeHidden();
    await expect(tab(1)).toHaveAttribute('tabindex', '-1');
  });

  await test.step('an accordion has one open and closes it, a toggle has any number', async () => {
    const title = (kind: string, at: number) => page.getByRole('button', { name: `${kind} title ${at}` });
    await expect(page.locator('#acc1-1')).toBeVisible();
    await title('accordion', 2).click();
    await expect(page.locator('#acc1-1')).toBeHidden();
    await expect(title('accordion', 2)).toHaveAttribute('aria-expanded', 'true');
    await title('accordion', 2).press(' ');
    await expect(page.locator('#acc1-2')).toBeHidden();
    await expect(page.locator('#tog1-1')).toBeHidden();
    await title('toggle', 1).click();
    await title('toggle', 2).press('Enter');
    await expect(page.locator('#tog1-1')).toBeVisible();
    await expect(page.locator('#tog1-2')).toBeVisible();
    await title('toggle', 1).press('ArrowDown');
    await expect(title('toggle', 2)).toBeFocused();
  });

  await test.step('nested widgets start what waits in them', async () => {
    await expect
      .poll(async () => (await heard(page)).filter((text) => text.startsWith('ready')).sort())
      .toEqual(['ready in1', 'ready in2', 'ready tog1']);
    await page.getByRole('tab', { name: 'Nested 2' }).click();
    await expect(page.locator('#p1')).toBeHidden();
    await page.getByRole('button', { name: 'Inner title 2' }).click();
    await expect(page.getByText('Inner text 2')).toBeVisible();
    await page.getByText('Question 2').click();
    await expect(page.getByText('Answer 2')).toBeVisible();
    await expect(page.getByText('Answer 1')).toBeHidden();
  });

  await test.step('numbers count, bars fill, alerts go, letters grow', async () => {
    await expect(page.locator('.elementor-counter-number')).toHaveText('1,234.5');
    await expect(page.locator('.elementor-progress-bar')).toHaveCSS('width', '80px');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Something')).toBeHidden();
    await expect(page.locator('.elementor-drop-cap-letter')).toHaveText('O');
    await expect(page.locator('.elementor-widget-text-editor p')).toHaveText('Once upon');
  });

  await test.step('extensions are told what is wrong with what they give, word for word', async () => {
    const said = await page.evaluate(() => {
      type Make = new (...given: unknown[]) => Record<string, (...given: unknown[]) => unknown>;
      const modules = Reflect.get(window, 'elementorModules') as {
        readonly ArgsObject: Make;
        readonly Module: Make;
        readonly ForceMethodImplementation: Make;
        readonly importExport: { readonly templateRegistry: { register(given: object): void } };
      };
      const args = new modules.ArgsObject({ id: 1, list: [] });
      const messageOf = (run: () => unknown): string => {
        try {
          run();
          return 'nothing';
        } catch (error) {
          return (error as Error).message;
        }
      };
      return [
        () => args['requireArgument']?.('name'),
        () => args['requireArgumentType']?.('id', 'string'),
        () => args['requireArgumentInstance']?.('list', Map),
        () => args['requireArgumentConstructor']?.('list', Map),
        () => {
          throw new modules.ForceMethodImplementation({ fullName: 'Own.run', functionName: 'run' });
        },
        () => new modules.Module()['forceMethodImplementation']?.('draw'),
        () => modules.importExport.templateRegistry.register({ key: 'pages' }),
        () => args['requireArgument']?.('id'),
      ].map(messageOf);
    });
    expect(said).toEqual([
      'name is required.',
      'id invalid type: string.',
      'list invalid instance.',
      'list invalid constructor type.',
      "Own.run() should be implemented, please provide 'run' functionality.",
      "The method 'draw' must to be implemented in the inheritor child.",
      'Template type must have key and title',
      'nothing',
    ]);
  });

  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a part of the script that is not there is a missing chunk, and leaves the rest alive', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await page.route('**/page-scripts/foldWidgets-*.js', (route) => route.abort());
  const late = element('widget:heading', 'late', '<h2>Late</h2>', {
    settings: { _animation: 'fadeIn' },
    classes: 'elementor-invisible',
  });
  await openForeign(page, {
    config: { urls: { assets: '/assets-of-another/' } },
    body: documentOf(TABS, late, ...SMALL),
  });
  await expect(page.locator('.elementor-progress-bar')).not.toHaveCSS('width', '0px');
  await expect
    .poll(() => said.join('\n'))
    .toContain('ChunkLoadError: Loading chunk tabs failed.\n(missing: tabs)');
  const assets: string[] = [];
  await page.route('**/assets-of-another/**', (route) => {
    assets.push(new URL(route.request().url()).pathname);
    return route.fulfill(
      route.request().url().includes('dialog')
        ? { contentType: 'text/javascript', body: '' }
        : { status: 404 },
    );
  });
  // What is loaded by name is loaded once; what is not there fails, and nobody waits for it.
  const settled = await page.evaluate(async () => {
    const { assetsLoader } = (
      Reflect.get(window, 'elementorFrontend') as {
        utils: { assetsLoader: { load(kind: string, key: string): Promise<void> } };
      }
    ).utils;
    const asked = [
      ['script', 'dialog'],
      ['script', 'dialog'],
      ['style', 'swiper'],
      ['script', 'none'],
    ] as const;
    const all = await Promise.allSettled(asked.map(([kind, key]) => assetsLoader.load(kind, key)));
    return all.map(({ status }) => status);
  });
  expect(settled).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(assets.sort()).toEqual([
    '/assets-of-another/lib/dialog/dialog.min.js',
    '/assets-of-another/lib/swiper/v8/css/swiper.min.css',
  ]);
  await expect(page.locator('.elementor-element-late')).not.toHaveClass(/elementor-invisible/);
  // Without breakpoints in its configuration the devices are the usual ones.
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop');
});

test('the example of the documentation works, on another host than its script', async ({ page, baseURL }) => {
  const errors = collectErrors(page);
  const guide = readFileSync(new URL('../docs/use/built-pages.md', import.meta.url), 'utf8');
  const example = /```html\n([\s\S]+?)```/.exec(guide)?.[1] ?? '';
  // A host of its own, as real ones are: what a test hands to the browser itself would be of no host.
  const host = createServer(({ url }, response) => {
    response.writeHead(200, {
      'content-type': url?.includes('.css') ? 'text/css' : 'text/html; charset=utf-8',
    });
    response.end(
      url?.includes('.css') ? '' : example.replace('/vitrine-pages.js', `${baseURL ?? ''}/vitrine-pages.js`),
    );
  });
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop');
  await expect(page.getByText('Every day.')).toBeHidden();
  const question = page.getByRole('button', { name: 'Is it open?' });
  // The widget's own script comes after the page's.
  await expect(question).toHaveAttribute('tabindex', '0');
  await question.click();
  await expect(page.getByText('Every day.')).toBeVisible();
  expect(errors).toEqual([]);
  host.close();
});
