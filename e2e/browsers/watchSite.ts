import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { collect } from './collect.ts';
import { FRAME_HEIGHT } from './limits.ts';
import type { SitePorts } from './lanes.ts';

const COLLECTOR = '/watched/collect.js';
const HOLDER = '/watched/';

// WebKit's GTK port knows no optical sizes: texts in fonts that have them would be of other widths there.
const STYLE = '<style>*{font-optical-sizing:none!important}</style>';

/** How answers differ from the site's own, by their type. */
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  // The collector comes before everything else, by an address that the page's own policy allows.
  'text/html': (html) =>
    html.replace(/<head[^>]*>/, (head) => `${head}<script src="${COLLECTOR}"></script>${STYLE}`),
  // What is measured before its font is there would be of another width.
  'text/css': (css) => css.replaceAll('font-display: optional', 'font-display: block'),
};

/** The site as one browser sees it, with what goes wrong in it. */
export interface WatchedSite {
  /** Where browsers see it. */
  readonly origin: string;
  /** The address of a page that shows one of the site in a frame so wide. */
  holderOf(path: string, width: number): string;
  /** What was refused or could not be had since the last call. */
  takeFailures(): string[];
  /** Whether everything that was asked for is there; films never are. */
  isIdle(): boolean;
  close(): Promise<void>;
}

/**
 * Stands between one browser and the site. WebDriver tells nothing of scripts and requests that fail, and its windows
 * cannot be as narrow as a phone: each page gets a script that collects errors, and is shown in a frame.
 */
export async function watchSite({ own, watched }: SitePorts): Promise<WatchedSite> {
  const origin = `http://127.0.0.1:${watched}`;
  const failures: string[] = [];
  let pending = 0;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { url = '/', method = 'GET', headers } = incoming;
    // Pages are read here, so they come as they are, and whole.
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...rest } = headers;
    let isPending = true;
    pending++;
    const settle = (): void => {
      if (isPending) pending--;
      isPending = false;
    };
    outgoing.on('close', settle);
    const asked = request({ host: '127.0.0.1', port: own, path: url, method, headers: rest }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 400) failures.push(`${statusCode} ${method} ${url}`);
      const type = String(answer.headers['content-type']);
      if (type.startsWith('video/') || type.startsWith('audio/')) settle();
      const change = Object.entries(CHANGES).find(([name]) => type.startsWith(name))?.[1];
      if (change) void sendChanged(answer, outgoing, change);
      else answer.pipe(outgoing.writeHead(statusCode, answer.headers));
    });
    asked.on('error', ({ message }) => {
      if (!outgoing.destroyed) failures.push(`${message} ${method} ${url}`);
      outgoing.destroy();
    });
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  };

  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', origin);
    if (pathname === COLLECTOR) send(outgoing, 'text/javascript', `(${collect})();`);
    else if (pathname === HOLDER) send(outgoing, 'text/html', holder(searchParams));
    else forward(incoming, outgoing);
  });
  await new Promise<void>((done) => server.listen(watched, '127.0.0.1', done));
  return {
    origin,
    holderOf: (path, width) => `${origin}${HOLDER}?${new URLSearchParams({ path, width: String(width) })}`,
    takeFailures: () => failures.splice(0),
    isIdle: () => pending === 0,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function send(outgoing: ServerResponse, type: string, body: string): void {
  outgoing
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(body);
}

async function sendChanged(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 200, headers).end(change(text));
}

/** At the corner of the window, so that places in the frame are places in the window. */
function holder(parameters: URLSearchParams): string {
  const escaped = (parameters.get('path') ?? '/').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en"><title>Watched</title><link rel="icon" href="data:,"><style>body{margin:0;overflow:hidden}iframe{display:block;border:0;width:${Number(parameters.get('width'))}px;height:${FRAME_HEIGHT}px}</style><iframe src="${escaped}"></iframe>`;
}
