import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as it reached the server. */
export interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface WireServer {
  readonly url: string;
  readonly heard: Heard[];
  /** How requests are answered from now on. */
  answer: (response: ServerResponse, request: Heard) => void;
  close(): Promise<void>;
}

/** A real server on this machine, whose answers a test sets. */
export async function startWireServer(): Promise<WireServer> {
  const wire: WireServer = {
    url: '',
    heard: [],
    answer: (response) => response.end(),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const heard = { method, url, headers, body };
      wire.heard.push(heard);
      wire.answer(response, heard);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(wire, { url: `http://127.0.0.1:${port}/` });
}
