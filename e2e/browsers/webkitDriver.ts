import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import type { WebKitPrograms } from '../../scripts/lib/otherBrowsers.mjs';
import type { Driver, Point } from './Driver.ts';
import { SYSTEM_FONT, WINDOW } from './limits.ts';
import { startProgram } from './startProgram.ts';

const SCREEN = '1400x1000x24';
/** Bars of its window. */
const ABOVE_PX = 90;
const STEP_MS = 16;
const KEYS = {
  ArrowLeft: Key['ARROW_LEFT'],
  ArrowRight: Key['ARROW_RIGHT'],
  Enter: Key['ENTER'],
  Escape: Key['ESCAPE'],
  Tab: Key['TAB'],
};

/** WebKit's GTK port, by its own WebDriver, on a screen of its own. */
export async function createWebKitDriver(programs: WebKitPrograms, lessMotion: boolean): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'));
  const screen = startProgram(programs.display, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    SCREEN,
    '-nolisten',
    'tcp',
  ]);
  const port = await freePort();
  const server = startProgram(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${await firstLine(screen.child.stdio[3])}`,
    ...desktopSettings(folder, lessMotion),
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await screen.stop();
    // The browser may be writing there while it ends.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, programs.browser);
    return driverOf(session, async () => {
      await session.quit();
      await stop();
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

function driverOf(session: WebDriver, close: () => Promise<void>): Driver {
  return {
    open: async (url) => {
      await session.switchTo().defaultContent();
      await session.get(url);
      await session.switchTo().frame(0);
    },
    evaluate: async (call, argument) => {
      const { value, error } = await session.executeAsyncScript<{ value: never; error?: string }>(
        `const done = arguments[1];
        Promise.resolve(arguments[0]).then(${call}).then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`,
        argument ?? null,
      );
      if (error !== undefined && error !== null) throw new Error(error);
      return value;
    },
    down: (at) => session.actions().move(placeOf(at, 0)).press().perform(),
    move: (points) =>
      points.reduce((actions, point) => actions.move(placeOf(point, STEP_MS)), session.actions()).perform(),
    up: () => session.actions().release().perform(),
    press: (key) =>
      session
        .actions()
        .sendKeys(KEYS[key] ?? '')
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    // Its WebDriver knows no such command.
    print: () => Promise.resolve(null),
    forget: () => session.manage().deleteAllCookies(),
    close,
  };
}

const placeOf = ([x, y]: Point, duration: number) => ({ x: Math.round(x), y: Math.round(y), duration });

async function openSession(url: string, binary: string): Promise<WebDriver> {
  await untilAnswers(url);
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await session.manage().setTimeouts({ script: 30_000 });
  await session
    .manage()
    .window()
    .setRect({ width: WINDOW.width, height: WINDOW.height + ABOVE_PX });
  return session;
}

/**
 * A home of its own: what someone has set for their desktop would reach the pages. Letters are not hinted, since they would be
 * of other widths than elsewhere; GTK asks the screen's resources for that, and nothing else.
 */
function desktopSettings(folder: string, lessMotion: boolean): Record<string, string> {
  const write = (name: string, ...lines: readonly string[]): string => {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    return join(folder, name);
  };
  mkdirSync(join(folder, 'gtk-3.0'));
  write(
    'gtk-3.0/settings.ini',
    '[Settings]',
    `gtk-enable-animations=${lessMotion ? 0 : 1}`,
    `gtk-font-name=${SYSTEM_FONT} 11`,
  );
  return {
    XENVIRONMENT: write('resources', 'Xft.antialias: 1', 'Xft.hinting: 0', 'Xft.hintstyle: hintnone'),
    MESA_SHADER_CACHE_DISABLE: 'true',
    // Behind a screen that nobody sees is no graphics card: to paint by one that is made of software takes a seventh of the whole suite.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    LP_NUM_THREADS: '1',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answered = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The WebDriver of WebKit does not answer');
}

const firstLine = (stream: unknown): Promise<string> =>
  new Promise((done, fail) => {
    const readable = stream as NodeJS.ReadableStream;
    readable.once('data', (text) => done(String(text).trim()));
    readable.once('end', () => fail(new Error('There is no screen for WebKit')));
  });

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
