import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface SlowSite {
  readonly url: string;
  readonly close: () => void;
}

/** The site, as a slow line gives it: how pages come is told. */
async function slowSite(
  site: string,
  send: (page: Buffer, response: ServerResponse) => Promise<void>,
): Promise<SlowSite> {
  const slow = createServer(async (request, response) => {
    const whole = await fetch(new URL(request.url ?? '/', site));
    const type = whole.headers.get('content-type') ?? '';
    const sent = Buffer.from(await whole.arrayBuffer());
    const isWritten = /^text\/(?:html|css)/.test(type);
    // However slow the machine: the rest of a module is not late.
    const body = isWritten
      ? Buffer.from(sent.toString().replaceAll(' 10s step-end', ' 600s step-end'))
      : sent;
    response.writeHead(whole.status, { 'content-type': type });
    if (type.startsWith('text/html')) await send(body, response);
    else response.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => slow.once('listening', resolve));
  const close = (): void => {
    slow.closeAllConnections();
    slow.close();
  };
  return { url: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`, close };
}

/** Pages stop before a mark until they may go on. */
export async function inTwoParts(
  site: string,
  mark: string,
): Promise<SlowSite & { readonly goOn: () => void }> {
  let goOn = (): void => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const slow = await slowSite(site, async (page, response) => {
    const at = page.indexOf(mark);
    if (at > 0) {
      response.write(page.subarray(0, at));
      await mayGoOn;
    }
    response.end(page.subarray(Math.max(at, 0)));
  });
  return { ...slow, goOn };
}

/** About as long as a browser takes to paint. */
const FRAME_MS = 17;

/** Pages come in so many parts that a browser paints them in nearly every state: cut at every nth end or beginning of a tag. */
export const inManyParts = (site: string, nth: number): Promise<SlowSite> =>
  slowSite(site, async (page, response) => {
    const text = page.toString('latin1');
    const cuts = [...text.matchAll(/(?<=>)(?!<)|(?=<[a-z/])/g)]
      .map(({ index }) => index)
      .filter((at) => at > text.indexOf('<body'))
      .filter((_, count) => count % nth === 0);
    let from = 0;
    for (const cut of cuts) {
      if (response.destroyed) return;
      response.write(page.subarray(from, cut));
      from = cut;
      await wait(FRAME_MS);
    }
    response.end(page.subarray(from));
  });
