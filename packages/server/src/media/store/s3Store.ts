import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type OpenedUpload, StoreUnavailable, type UploadStore } from './UploadStore.ts';

export interface S3Place {
  /** https://s3.eu-central-1.amazonaws.com, http://minio:9000. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** How long a store may take to begin its answer; a hung one must not hold uploads and pages up for ever. */
const ANSWER_MS = 30_000;
const RETRIES = 2;

/** What visitors get of the store's own headers. Types are ours to say: whoever can write to the bucket must not choose them. */
const PASSED_ON = ['content-length', 'content-range', 'etag', 'last-modified'];

/** Uploads in a bucket of S3, or of what speaks like it: several servers share them. */
export function s3Store({ endpoint, bucket, region, key, secret }: S3Place): UploadStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const addressOf = (file: string): string =>
    [endpoint.replace(/\/+$/, ''), bucket, ...file.split('/')].map(encodePart).join('/');

  async function ask(file: string, init: RequestInit, allowed: readonly number[]): Promise<Response> {
    // Only until it begins: a film may take as long as its visitor's line needs.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWER_MS);
    const answer = await client
      .fetch(addressOf(file), { ...init, redirect: 'error', signal: patience.signal })
      .catch(() => null)
      .finally(() => clearTimeout(timer));
    if (answer && allowed.includes(answer.status)) return answer;
    await answer?.body?.cancel();
    throw new StoreUnavailable(
      `The store of files ${answer ? `answers ${answer.status}` : 'does not answer'}.`,
    );
  }

  return {
    async write(file, bytes, mime) {
      const headers = { 'content-type': mime, 'x-amz-content-sha256': sha256(bytes) };
      const answer = await ask(file, { method: 'PUT', body: Buffer.from(bytes), headers }, [200]);
      await answer.body?.cancel();
    },
    async read(file) {
      const answer = await ask(file, { method: 'GET' }, [200, 404]);
      if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    async remove(file) {
      const answer = await ask(file, { method: 'DELETE' }, [200, 204, 404]);
      await answer.body?.cancel();
    },
    serving: {
      from: 'elsewhere',
      async open(file, range) {
        const init = { method: 'GET', ...(range && { headers: { range } }) };
        const answer = await ask(file, init, [200, 206, 404, 416]);
        if (answer.status !== 404) return opened(answer);
        await answer.body?.cancel();
        return null;
      },
    },
  };
}

/** The endpoint itself stands as it is. */
const encodePart = (part: string, index: number): string => (index === 0 ? part : encodeURIComponent(part));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function opened({ status, headers, body }: Response): OpenedUpload {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: status as OpenedUpload['status'], headers: Object.fromEntries(passed), body };
}
