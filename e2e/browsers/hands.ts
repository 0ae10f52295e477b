import type { Driver, Point } from './Driver.ts';

const STEPS = 8;
/** As long as a hand that stops before it lets go: what still moves is carried on. */
const HOLD_MS = 300;

/** Presses in the middle of what a selector finds first. */
export async function click(driver: Driver, selector: string): Promise<void> {
  await driver.down(await driver.evaluate(middleOf, selector));
  await driver.up();
}

/** Takes hold of an element in its middle, moves so far, and lets go once the page has seen it stand still. */
export async function drag(driver: Driver, selector: string, right: number): Promise<void> {
  const [x, y] = await driver.evaluate(middleOf, selector);
  await driver.down([x, y]);
  await driver.move(Array.from({ length: STEPS }, (_, step): Point => [x + (right * (step + 1)) / STEPS, y]));
  await driver.evaluate(async (holdMs) => {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, holdMs));
  }, HOLD_MS);
  await driver.up();
}

/** Writes into an empty field. */
export async function fill(driver: Driver, selector: string, text: string): Promise<void> {
  await click(driver, selector);
  await driver.type(text);
}

/** Runs in the page. */
function middleOf(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
