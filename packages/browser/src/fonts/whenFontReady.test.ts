import { beforeEach, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { whenFontReady } from './whenFontReady.ts';

/** The page's fonts: families that style sheets have brought, and those that are here. */
class Fonts {
  readonly families: { family: string }[] = [];
  readonly here = new Set<string>();
  checks = 0;
  readonly loads: string[] = [];
  [Symbol.iterator]() {
    return this.families[Symbol.iterator]();
  }
  check(font: string): boolean {
    this.checks++;
    return this.families.length === 0 || this.here.has(font);
  }
  async load(font: string): Promise<never[]> {
    this.loads.push(font);
    return [];
  }
}

let clock: TestClock;
let fonts: Fonts;
const wait = (family: string, timeoutMs: number) =>
  whenFontReady(family, { timeoutMs, clock, fonts: fonts as unknown as FontFaceSet });

beforeEach(() => {
  clock = createTestClock();
  fonts = new Fonts();
});

it('looks every 19 ms until the font is here, and has it fetched', async () => {
  fonts.families.push({ family: '"Open Sans"' });
  const ready = wait("'Open Sans'", 1000);
  clock.advance(18);
  expect(fonts.checks).toBe(1);
  clock.advance(1);
  expect(fonts.checks).toBe(2);
  expect(fonts.loads).toContain('16px "open sans"');
  fonts.here.add('16px "open sans"');
  clock.advance(19);
  await expect(ready).resolves.toBe(true);
  expect(clock.pending).toBe(0);
});

it('waits for the style sheet that brings the family', async () => {
  const ready = wait('Inter', 1000);
  clock.advance(100);
  fonts.families.push({ family: 'Inter' });
  fonts.here.add('16px "inter"');
  clock.advance(19);
  await expect(ready).resolves.toBe(true);
});

it('gives up when the caller’s time is over', async () => {
  const ready = wait('Inter', 40);
  clock.advance(57);
  await expect(ready).resolves.toBe(false);
  expect(clock.pending).toBe(0);
});
