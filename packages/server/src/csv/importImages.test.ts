import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findProductBySlug } from '../catalogue/findProducts.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { type FetchPicture, fetchPicture } from '../feeds/outside/fetchOutside.ts';
import { startOutside } from '../feeds/testing/startOutside.ts';
import { findMedia } from '../media/findMedia.ts';
import { UPLOAD_BYTES } from '../media/limits.ts';
import { openTestShop } from '../testing/testShop.ts';
import { createImageFetcher } from './createImageFetcher.ts';
import type { ImportOptions } from './importContext.ts';
import { importProducts } from './importProducts.ts';
import { HOST_FAILURES } from './limits.ts';
import { folderStore } from '../media/store/folderStore.ts';

const picture = (background: string) =>
  sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
const [red, blue] = [await picture('red'), await picture('blue')];

describe.each(databaseKinds)('pictures that a CSV file names on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const outside = await startOutside();
  const uploads = mkdtempSync(join(tmpdir(), 'vitrine-csv-'));
  afterAll(() => rmSync(uploads, { recursive: true, force: true }));
  const here = `http://127.0.0.1:${outside.port}`;
  /** The real way, but that this one server may be asked. */
  const fetch: FetchPicture = (url, options) =>
    fetchPicture(url, {
      timeoutMs: url.includes('slow') ? 200 : 20_000,
      ...options,
      isAllowed: (address, port) => address === '127.0.0.1' && port === outside.port,
    });
  const imported = (lines: readonly string[], options: ImportOptions = {}, guard = { fetch }) =>
    importProducts(
      shop,
      (async function* () {
        yield `${lines.join('\n')}\n`;
      })(),
      { fetchImage: createImageFetcher(shop, folderStore(uploads), guard), ...options },
    );
  const filesOf = async (slug: string) => {
    const product = await findProductBySlug(shop, slug);
    const ids = [product?.imageId ?? 0, ...(product?.gallery ?? [])];
    const media = await findMedia(shop, ids);
    return ids.flatMap((id) => media.get(id)?.file ?? []);
  };
  beforeEach(() => {
    outside.asked.length = 0;
    outside.answer = ({ url }, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(url?.includes('red') ? red : blue);
  });

  it('are fetched into the library, each once, and kept in their order', async () => {
    const result = await imported([
      'SKU,Name,Images',
      `I-1,Picture one,"${here}/red%20cup.png, ${here}/blue.png?w=1"`,
      `I-2,Picture two,${here}/blue.png?w=1`,
    ]);
    expect(result).toMatchObject({ created: 2, failed: 0, errors: [], warnings: [] });
    const [first = '', second = ''] = await filesOf('picture-one');
    expect([first, second]).toEqual([
      expect.stringMatching(/\/red-cup-[\da-f]{12}\.png$/),
      expect.stringMatching(/\/blue-[\da-f]{12}\.png$/),
    ]);
    expect(await filesOf('picture-two')).toEqual([second]);
    expect(outside.asked.toSorted()).toEqual(['blue.png?w=1', 'red%20cup.png']);
    expect(existsSync(join(uploads, first))).toBe(true);
    // By the address that the export has for it, nobody is asked.
    await imported(['SKU,Name,Images', `I-3,Picture three,https://old.example/uploads/${first}`]);
    expect([await filesOf('picture-three'), outside.asked.length]).toEqual([[first], 2]);
  });

  it('that cannot be had are told with line and address, and the product is there without them', async () => {
    outside.answer = ({ url }, response) => {
      if (url === '/red.png') response.writeHead(200).end(red);
      else if (url === '/slow.png') response.writeHead(200).write('x');
      else if (url === '/text.png') response.writeHead(200).end('no picture');
      else if (url === '/svg.png') response.writeHead(200).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
      else if (url === '/large.png') response.writeHead(200, { 'content-length': UPLOAD_BYTES + 1 }).end();
      else if (url === '/inside.png') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else response.writeHead(404).end();
    };
    const names = ['none', 'red', 'slow', 'text', 'svg', 'large', 'inside'].map(
      (name) => `${here}/${name}.png`,
    );
    const { warnings, ...result } = await imported([
      'SKU,Name,Images',
      `W-1,Warned,"${names.join(', ')}"`,
      'W-2,Warned too,"http://, ftp://a.example/b.png, c.png"',
    ]);
    expect(result).toMatchObject({ created: 2, failed: 0, errorCount: 0, errors: [], warningCount: 9 });
    expect(warnings.map(({ line, field, message }) => `${line} ${field} ${message}`)).toEqual([
      `2 Images There is no picture ${here}/none.png. It answered with status 404.`,
      `2 Images There is no picture ${here}/slow.png. It took too long.`,
      `2 Images There is no picture ${here}/text.png. The file is no picture, is damaged, or is too large.`,
      `2 Images There is no picture ${here}/svg.png. Only PNG, JPEG, WebP, GIF and AVIF pictures can be uploaded.`,
      `2 Images There is no picture ${here}/large.png. Its answer is too large.`,
      `2 Images There is no picture ${here}/inside.png. This address is not asked.`,
      '3 Images There is no picture http://. This is no address.',
      '3 Images There is no picture ftp://a.example/b.png.',
      '3 Images There is no picture c.png.',
    ]);
    expect(await filesOf('warned')).toEqual([expect.stringMatching(/\/red-/)]);
  });

  it('are not fetched from an inner network', async () => {
    const result = await imported(
      ['SKU,Name,Images', `N-1,Inner,${here}/red.png`],
      {},
      { fetch: fetchPicture },
    );
    expect(result).toMatchObject({
      created: 1,
      warnings: [{ line: 2, message: `There is no picture ${here}/red.png. This address is not asked.` }],
    });
    expect(outside.asked).toEqual([]);
  });

  it('are fetched while others write', async () => {
    outside.answer = (_, response) =>
      // On the embedded database it would wait for the import, which waits for the picture.
      void shop.product().then(() => response.writeHead(200).end(red));
    const result = await imported(['SKU,Name,Images', `O-1,Others,${here}/red.png`]);
    expect(result).toMatchObject({ created: 1, warnings: [] });
  });

  it('are not fetched for rows that are not written', async () => {
    await imported(['SKU,Name', 'L-1,Left alone']);
    const result = await imported(
      [
        'SKU,Name,Regular price,Images',
        `L-1,Changed,,${here}/red.png`,
        `L-2,Wrong,cheap,${here}/red.png`,
        'L-3,New,5,',
      ],
      { update: false },
    );
    expect(result).toMatchObject({ rows: 3, skipped: 1, failed: 1, created: 1, updated: 0 });
    expect(await findProductBySlug(shop, 'left-alone')).toMatchObject({ name: 'Left alone', imageId: null });
    expect(outside.asked).toEqual([]);
  });

  it('are not asked for any more when their host fails again and again', async () => {
    outside.answer = (_, response) => void response.writeHead(500).end();
    const rows = Array.from({ length: 2 * HOST_FAILURES }, (_, at) => `H-${at},Host ${at},${here}/${at}.png`);
    const result = await imported(['SKU,Name,Images', ...rows]);
    expect(result).toMatchObject({ created: rows.length, warningCount: rows.length });
    expect(outside.asked.length).toBeLessThan(HOST_FAILURES + 4);
    expect(result.warnings.map(({ message }) => message).join(' ')).toContain(
      'Its host has failed too often.',
    );
  });
});
