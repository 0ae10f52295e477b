import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { s3Store } from './s3Store.ts';
import { startS3 } from './testing/startS3.ts';
import { StoreUnavailable } from './UploadStore.ts';

describe('files in S3', async () => {
  const s3 = await startS3();
  const store = s3Store(s3.place);
  const FILE = '2026/03/blue cup+é-1a2b.webp';
  const open = async (range?: string) => {
    if (store.serving.from !== 'elsewhere') throw new Error('a folder');
    return store.serving.open(FILE, range);
  };
  const textOf = async (body: ReadableStream<Uint8Array> | null | undefined) =>
    body ? String(await buffer(body)) : '';
  beforeEach(async () => {
    s3.failWith = null;
    await store.write(FILE, Buffer.from('0123456789'), 'image/webp');
  });

  it('are written, read and removed by requests that are signed', async () => {
    expect(s3.objects.get(FILE)?.type).toBe('image/webp');
    expect(String(await store.read(FILE))).toBe('0123456789');
    await store.remove(FILE);
    await store.remove(FILE);
    expect(await store.read(FILE)).toBeNull();
    expect(await open()).toBeNull();
  });

  it('are handed on in ranges', async () => {
    const whole = await open();
    expect([whole?.status, await textOf(whole?.body)]).toEqual([200, '0123456789']);
    const part = await open('bytes=2-4');
    expect([part?.status, part?.headers['content-range']]).toEqual([206, 'bytes 2-4/10']);
    expect(await textOf(part?.body)).toBe('234');
  });

  it('say plainly when the store fails or refuses', async () => {
    const wrong = s3Store({ ...s3.place, secret: 'another' });
    await expect(wrong.read(FILE)).rejects.toThrow('The store of files answers 403.');
    s3.failWith = 501;
    await expect(store.write(FILE, Buffer.from('x'), 'image/webp')).rejects.toThrow(StoreUnavailable);
    const nowhere = s3Store({ ...s3.place, endpoint: 'http://127.0.0.1:1' });
    await expect(nowhere.read(FILE)).rejects.toThrow('The store of files does not answer.');
  });
});
