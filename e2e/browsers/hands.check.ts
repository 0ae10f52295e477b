import { expect } from '@playwright/test';
import { buyer } from '../../apps/site/src/server/shop/testing/buyer.ts';
import { test } from './browserTest.ts';
import { click, drag, fill } from './hands.ts';
import { BOUGHT } from './prepare.ts';
import { faults, until, visit, whenStill } from './visit.ts';

const WIDTH = 1280;
/** It changes its slides for hands alone. */
const CAROUSEL = { path: '/modules/carousel' };

/** Runs in the page. */
const isCurrent = (key: string): boolean =>
  document.querySelector<HTMLElement>('main sr7-slide[data-current]')?.dataset['key'] === key;
const wayToNext = (): number => {
  const [at = 0, next = 0] = [4001, 4002].map(
    (key) => document.querySelector(`main sr7-slide[data-key="${key}"]`)?.getBoundingClientRect().x,
  );
  return next - at;
};
const isOpen = (): boolean => document.querySelector('dialog[open] sr7-slide[data-current]') !== null;
const isLive = (): boolean => document.querySelector('.list-told') !== null;
const mark = (): void => document.body.setAttribute('data-same', '');
const isNarrowed = (): boolean =>
  document.querySelector('body[data-same] .list-chosen') !== null && location.search.includes('filter_');
const isWhole = (): boolean =>
  document.querySelector('body[data-same] .list-chosen') === null && location.search === '';
const isClosed = (): boolean => document.querySelector('dialog[open]') === null;

test('an arrow and a key change the slide', async ({ visitor }) => {
  const { driver } = visitor;
  await visit(visitor, CAROUSEL, WIDTH);
  await until(driver, isCurrent, '4001');
  await click(driver, 'sr7-arrow[data-dir=right] button');
  await until(driver, isCurrent, '4002');
  await whenStill(visitor);
  await driver.press('ArrowRight');
  await until(driver, isCurrent, '4003');
  await whenStill(visitor);
  expect(await faults(visitor)).toEqual([]);
});

test('a drag takes a carousel to its next slide', async ({ visitor }) => {
  const { driver } = visitor;
  await visit(visitor, CAROUSEL, WIDTH);
  await until(driver, isCurrent, '4001');
  await drag(driver, 'main sr7-slide[data-current]', -(await driver.evaluate(wayToNext)));
  await until(driver, isCurrent, '4002');
  await whenStill(visitor);
  expect(await faults(visitor)).toEqual([]);
});

test('a modal opens over the page and closes', async ({ visitor }) => {
  const { driver } = visitor;
  await visit(visitor, { path: '/modules/modal-offer' }, WIDTH);
  await click(driver, '.module-notes .button');
  await until(driver, isOpen);
  await driver.press('Escape');
  await until(driver, isClosed);
  expect(await faults(visitor)).toEqual([]);
});

test('what lives in a page of a document is moved, opened and closed', async ({ visitor }) => {
  const { driver } = visitor;
  await visit(visitor, { path: '/built/' }, WIDTH);
  await click(driver, '.elementor-swiper-button-next');
  await until(driver, () => document.querySelector('.swiper-slide')?.hasAttribute('inert') === true);
  await driver.press('ArrowRight');
  await until(driver, () => document.querySelectorAll('.swiper-slide[inert]').item(1) !== null);
  await click(driver, '[role=tab]:nth-child(2)');
  await until(
    driver,
    () => document.querySelector('[role=tabpanel]:nth-child(2)')?.checkVisibility() === true,
  );
  await until(driver, () => document.querySelector('.elementor-counter-number')?.textContent === '1,250');
  await click(driver, '.gallery-item a');
  await until(
    driver,
    () => document.querySelector('dialog[open] .elementor-slideshow__title')?.textContent === 'Title 1',
  );
  await driver.press('ArrowRight');
  await until(
    driver,
    () => document.querySelector('dialog[open] .elementor-slideshow__title')?.textContent === 'Title 2',
  );
  await driver.press('Escape');
  await until(driver, isClosed);
  expect(await faults(visitor)).toEqual([]);
});

test('a list is narrowed where it stands, and is whole again on the way back', async ({ visitor }) => {
  const { driver } = visitor;
  await visit(visitor, { path: '/shop/' }, WIDTH);
  await until(driver, isLive);
  await driver.evaluate(mark);
  await click(driver, '.filter-chips a');
  await until(driver, isNarrowed);
  await driver.evaluate(() => history.back());
  await until(driver, isWhole);
  expect(await faults(visitor)).toEqual([]);
});

test('a product is bought, from its page to the order received', async ({ visitor }) => {
  const { driver } = visitor;
  await visit(visitor, { path: BOUGHT }, WIDTH);
  await click(driver, 'form.cart button');
  // The panel with what was added comes in from the side.
  await until(driver, () => {
    const panel = document.querySelector('.cart-widget-side.wd-opened');
    return panel?.querySelector('.buttons a') != null && panel.getAnimations().length === 0;
  });
  await click(driver, '.cart-widget-side .buttons a');
  await until(driver, () => location.pathname === '/cart/' && document.readyState === 'complete');
  await click(driver, '.checkout-button');
  await until(driver, () => location.pathname === '/checkout/' && document.readyState === 'complete');
  const { billing_country: _, payment_method: __, ...texts } = buyer;
  for (const [name, text] of Object.entries(texts)) await fill(driver, `#${name}`, text);
  await click(driver, '#payment_method_cod');
  await click(driver, '#place_order');
  await until(
    driver,
    () => location.pathname.startsWith('/checkout/order-received/') && document.readyState === 'complete',
  );
  expect(await driver.evaluate(() => document.querySelector('h1')?.textContent)).toBe('Order received');
  expect(await faults(visitor)).toEqual([]);
});
