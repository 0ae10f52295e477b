import { type Frame, launch, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Driver } from './Driver.ts';
import { WINDOW } from './limits.ts';

/** Chromium and Firefox, by whatever Puppeteer speaks with each. */
export async function createPuppeteerDriver(options: LaunchOptions): Promise<Driver> {
  const browser = await launch({ ...options, defaultViewport: WINDOW });
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();
  return {
    open: async (url) => {
      await page.goto(url);
      frame = await innerFrame(page);
    },
    evaluate: (call, argument) => frame.evaluate(call as never, argument) as never,
    down: async (at) => {
      await page.mouse.move(...at);
      await page.mouse.down();
    },
    move: async (points) => {
      for (const point of points) await page.mouse.move(...point);
    },
    up: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    print: async (url) => {
      const printed = await browser.newPage();
      await printed.goto(url);
      await printed.waitForSelector('.swiper-initialized');
      const paper = await printed.pdf({ format: 'A4' });
      await printed.close();
      // Firefox gives a buffer, which readers of PDF do not take.
      return new Uint8Array(paper);
    },
    forget: async () => browser.deleteCookie(...(await browser.cookies())),
    close: () => browser.close(),
  };
}

async function innerFrame(page: Page): Promise<Frame> {
  const frame = await (await page.$('iframe'))?.contentFrame();
  if (!frame) throw new Error('The page holds no frame');
  return frame;
}
