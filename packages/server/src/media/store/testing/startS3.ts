import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import type { S3Place } from '../s3Store.ts';

export interface TestS3 {
  readonly place: S3Place;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string }>;
  /** Every request that comes is answered with it, until it is null again. */
  failWith: number | null;
}

const KEY = 'test-key';
const SECRET = 'test-secret';
const REGION = 'eu-test-1';

/** A server that speaks the few calls of S3 that uploads need, and checks every signature as the real one does. */
export async function startS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map();
  const s3: { failWith: number | null } = { failWith: null };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const end = (status: number, headers: Record<string, string> = {}, bytes?: Buffer) =>
        response.writeHead(status, headers).end(bytes);
      if (s3.failWith !== null) return end(s3.failWith);
      if (!isSigned(request, body)) return end(403);
      const name = decodeURIComponent(request.url ?? '').replace(/^\/bucket\//, '');
      if (request.method === 'PUT') {
        objects.set(name, { bytes: body, type: request.headers['content-type'] ?? '' });
        return end(200);
      }
      if (request.method === 'DELETE') return objects.delete(name), end(204);
      const found = objects.get(name);
      if (!found) return end(404);
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (from === undefined) return end(200, { 'content-type': found.type }, found.bytes);
      const last = Math.min(Number(to || found.bytes.length), found.bytes.length - 1);
      const range = `bytes ${from}-${last}/${found.bytes.length}`;
      return end(206, { 'content-range': range }, found.bytes.subarray(Number(from), last + 1));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const place = { endpoint, bucket: 'bucket', region: REGION, key: KEY, secret: SECRET };
  return Object.assign(s3, { place, objects });
}

/** Signature version 4, from what came over the wire. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=test-key\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [day = '', region, service] = scope.split('/');
  if (region !== REGION || service !== 's3') return false;
  const hash = String(headers['x-amz-content-sha256']);
  if (body.length > 0 && hash !== sha256(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, signed.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${SECRET}`));
  return hmac(key, text).toString('hex') === signature;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
