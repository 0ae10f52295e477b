import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { type FetchOutside, fetchOutside } from '../outside/fetchOutside.ts';

export interface Outside {
  readonly port: number;
  /** Addresses as they were asked for, with the host in front. */
  readonly asked: string[];
  readonly headers: IncomingMessage['headers'][];
  /** How the next requests are answered. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** The real way, but that every host is this server; its port is allowed for nobody else. */
  readonly fetchOutside: FetchOutside;
}

export const saysJson =
  (value: unknown, type = 'application/json') =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': type });
    response.end(JSON.stringify(value));
  };

/** A server that stands for all other hosts. */
export async function startOutside(): Promise<Outside> {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    asked.push(request.url?.slice(1) ?? '');
    headers.push(request.headers);
    outside.answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const outside: Outside = {
    port,
    asked,
    headers,
    answer: saysJson({}),
    fetchOutside: (url, options) =>
      fetchOutside(url.replace('https://', `http://127.0.0.1:${port}/`), {
        ...options,
        isAllowed: (address, at) => address === '127.0.0.1' && at === port,
      }),
  };
  return outside;
}
