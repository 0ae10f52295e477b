import type { IncomingMessage } from 'node:http';
import { UPLOAD_BYTES } from '../../media/limits.ts';
import { PICTURE_MS } from '../limits.ts';
import { askOutside, type OutsideAnswer, type OutsideOptions, readBytes, Refused } from './askOutside.ts';

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
