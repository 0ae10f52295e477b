import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import {
  createSliderClient,
  type SliderClient,
  type SliderClientOptions,
} from '../client/createSliderClient.ts';
import { startWireServer, type WireServer } from './startWireServer.ts';

interface WireTest {
  readonly server: WireServer;
  /** Pauses between repetitions: noted, not waited for. */
  readonly waits: number[];
  readonly logged: string[];
  client(options?: Partial<SliderClientOptions>): SliderClient;
  lastUrl(): string;
  lastForm(): Record<string, string>;
}

/** A server for each test of a file, and clients that talk to it. */
export function wireServerForTests(): WireTest {
  let server: WireServer;
  const waits: number[] = [];
  const logged: string[] = [];
  beforeEach(async () => {
    server = await startWireServer();
    waits.length = logged.length = 0;
  });
  afterEach(() => server.close());
  return {
    get server() {
      return server;
    },
    waits,
    logged,
    client: (options = {}) =>
      createSliderClient({
        restUrl: `${server.url}wp-json/`,
        ajaxUrl: `${server.url}admin-ajax.php`,
        wait: async (ms) => void waits.push(ms),
        log: (text) => void logged.push(text),
        ...options,
      }),
    lastUrl: () => server.heard.at(-1)?.url ?? '',
    lastForm: () => Object.fromEntries(new URLSearchParams(server.heard.at(-1)?.body)),
  };
}

type Answer = (response: ServerResponse) => void;

export const saysText =
  (text: string): Answer =>
  (response) =>
    void response.end(text);
export const says = (reply: unknown): Answer => saysText(JSON.stringify(reply));
export const refuses =
  (status: number, statusText: string): Answer =>
  (response) => {
    response.writeHead(status, statusText);
    response.end('{"success":true}');
  };
export const drops: Answer = (response) => void response.socket?.destroy();
