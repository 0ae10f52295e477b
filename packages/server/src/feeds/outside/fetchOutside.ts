import type { IncomingMessage } from 'node:http';
import { parseDocument } from '../../documents/shelf/parseDocument.ts';
import { UPLOAD_BYTES } from '../../media/limits.ts';
import { OUTSIDE_BYTES, PICTURE_MS } from '../limits.ts';
import { askOutside, type OutsideAnswer, type OutsideOptions, readBytes, Refused } from './askOutside.ts';

export type FetchOutside = (url: string, options?: OutsideOptions) => Promise<OutsideAnswer>;

/** JSON from another host; nothing of an inner network, and nothing large. */
export const fetchOutside: FetchOutside = (url, options = {}) => askOutside(url, options, readJson);

const JSON_TYPE = /^(?:application|text)\/(?:[\w.*+-]+\+)?(?:json|javascript)\b/i;

async function readJson(response: IncomingMessage): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers;
  if (!JSON_TYPE.test(type) || encoding !== 'identity') throw new Refused('It answered with no JSON.');
  return parse((await readBytes(response, OUTSIDE_BYTES)).toString('utf8'));
}

function parse(text: string): unknown {
  const parsed = parseDocument(text);
  if (!parsed.ok) throw new Refused('It answered with no JSON.');
  return parsed.value;
}

export type FetchPicture = (url: string, options?: OutsideOptions) => Promise<OutsideAnswer<Uint8Array>>;

/** What may be a picture, from another host; what it is, its bytes will say. */
export const fetchPicture: FetchPicture = (url, options = {}) =>
  askOutside(url, { timeoutMs: PICTURE_MS, accept: 'image/*', ...options }, readPicture);

async function readPicture(response: IncomingMessage): Promise<Uint8Array> {
  const { 'content-length': length = '0', 'content-encoding': encoding = 'identity' } = response.headers;
  if (encoding !== 'identity') throw new Refused('It answered with no picture.');
  if (Number(length) > UPLOAD_BYTES) throw new Refused('Its answer is too large.');
  return readBytes(response, UPLOAD_BYTES);
}
