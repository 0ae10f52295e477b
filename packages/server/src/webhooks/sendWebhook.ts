import type { IncomingMessage } from 'node:http';
import { askOutside, type OutsideAnswer, type OutsideOptions } from '../feeds/outside/askOutside.ts';
import { isOutside } from '../feeds/outside/isOutside.ts';
import {
  WEBHOOK_FREE_PORTS_FROM,
  WEBHOOK_LONGEST_ANSWER,
  WEBHOOK_PORTS,
  WEBHOOK_TIMEOUT_MS,
} from './limits.ts';

export interface WebhookAnswer {
  readonly status: number;
  /** How it begins. */
  readonly text: string;
}

export type SendWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<OutsideAnswer<WebhookAnswer>>;

const isPublic = (address: string, port: number): boolean =>
  (WEBHOOK_PORTS.has(port) || port >= WEBHOOK_FREE_PORTS_FROM) && isOutside(address);

/**
 * Posts to an address of the public internet, and to none of an inner network; isAllowed: other rules, for whoever develops what
 * receives them. Redirects are answers.
 */
export const createWebhookSender =
  (options: Pick<OutsideOptions, 'isAllowed' | 'lookup'> = {}): SendWebhook =>
  (url, headers, body) =>
    askOutside(
      url,
      { isAllowed: isPublic, ...options, headers, body, accept: '*/*', timeoutMs: WEBHOOK_TIMEOUT_MS },
      readAnswer,
    );

/** As much as is kept: an answer without an end is not waited for. */
async function readAnswer(response: IncomingMessage): Promise<WebhookAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= WEBHOOK_LONGEST_ANSWER) break;
  }
  const text = Buffer.concat(parts).toString('utf8').replaceAll('\0', '').slice(0, WEBHOOK_LONGEST_ANSWER);
  return { status: response.statusCode ?? 0, text };
}
