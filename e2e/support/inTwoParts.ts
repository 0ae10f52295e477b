import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SlowSite {
  readonly url: string;
  /** Sends the rest of pages. */
  readonly goOn: () => void;
  readonly close: () => void;
}

/** The site, as a slow line gives it: pages stop before a mark until they may go on. */
export async function inTwoParts(site: string, mark: string): Promise<SlowSite> {
  let goOn = (): void => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const slow = createServer(async (request, response) => {
    const whole = await fetch(new URL(request.url ?? '/', site));
    const type = whole.headers.get('content-type') ?? '';
    const body = Buffer.from(await whole.arrayBuffer());
    const at = type.startsWith('text/html') ? body.indexOf(mark) : -1;
    response.writeHead(whole.status, { 'content-type': type });
    if (at > 0) {
      response.write(body.subarray(0, at));
      await mayGoOn;
    }
    response.end(body.subarray(Math.max(at, 0)));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => slow.once('listening', resolve));
  const close = (): void => {
    slow.closeAllConnections();
    slow.close();
  };
  return { url: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`, goOn, close };
}
