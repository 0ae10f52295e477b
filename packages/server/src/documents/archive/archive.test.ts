import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive } from './readArchive.ts';
import { replaceAddresses, uploadAddresses } from './uploadAddresses.ts';

describe('an archive', () => {
  const bomb = zipSync({ 'module.json': new Uint8Array(5_000_000) });

  it('is unpacked no further than it may be', async () => {
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readArchive(bomb)).toEqual({ ok: false, message: 'What is in the archive is too large.' });
    // Whoever goes on to its end finds that it is broken there.
    const broken = bomb.slice();
    const end = 30 + 'module.json'.length + new DataView(bomb.buffer).getUint32(18, true);
    broken.fill(255, end - 300, end);
    expect(await readArchive(broken)).toEqual({ ok: false, message: 'What is in the archive is too large.' });
  });

  it('may hold what is allowed, in one file or several, and not a byte more', async () => {
    const tooLarge = { ok: false, message: 'What is in the archive is too large.' };
    const read = (...sizes: readonly number[]) =>
      readArchive(zipSync(Object.fromEntries(sizes.map((size, n) => [`${n}`, new Uint8Array(size)]))));
    expect(await read(4_000_000)).toMatchObject({ ok: true });
    expect(await read(3_000_000, 1_000_000)).toMatchObject({ ok: true });
    expect(await read(4_000_001)).toEqual(tooLarge);
    expect(await read(3_000_000, 1_000_001)).toEqual(tooLarge);
  });

  it('is not unpacked at all when it is too large itself', async () => {
    expect(await readArchive(new Uint8Array(60_000_001))).toEqual({
      ok: false,
      message: 'The archive is too large.',
    });
  });

  it('is not believed what it says of its sizes', async () => {
    const liar = bomb.slice();
    new DataView(liar.buffer).setUint32(22, 10, true);
    expect(await readArchive(liar)).toEqual({ ok: false, message: 'What is in the archive is too large.' });
  });

  it('has not too many files, and none twice', async () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}`, new Uint8Array(1)]));
    expect(await readArchive(zipSync(many))).toEqual({
      ok: false,
      message: 'The archive has more than 500 files.',
    });
    const twice = Buffer.from(zipSync({ aa: strToU8('1'), ab: strToU8('2') })).toString('latin1');
    expect(await readArchive(Buffer.from(twice.replaceAll('ab', 'aa'), 'latin1'))).toEqual({
      ok: false,
      message: 'The archive has two files of the same name.',
    });
  });

  it('is unpacked while others are answered', async () => {
    const large = zipSync({
      'module.json': new Uint8Array(3_500_000),
      'a.txt': strToU8('a'),
      empty: strToU8(''),
    });
    const done = new AbortController();
    const read = Promise.resolve(readArchive(large)).finally(() => done.abort());
    let turns = 0;
    for (; !done.signal.aborted; turns++) await nextTurn();
    const archive = await read;
    expect(archive.ok && [...archive.files].map(([name, { length }]) => [name, length])).toEqual([
      ['module.json', 3_500_000],
      ['a.txt', 1],
      ['empty', 0],
    ]);
    expect(turns).toBeGreaterThan(3);
  });

  it('is refused when it is cut off or no archive', async () => {
    const whole = zipSync({ 'module.json': strToU8('{}'.repeat(50)) });
    expect(await readArchive(whole.slice(0, 43))).toMatchObject({ ok: false });
    const broken = whole.slice();
    broken.fill(255, 41, 45);
    expect(await readArchive(broken)).toEqual({ ok: false, message: 'The archive is broken.' });
  });
});

describe('addresses of uploads', () => {
  it('are found with and without hosts, escaped and not, and nowhere else', () => {
    const json = String.raw`{"a":"\/uploads\/2026\/a%20b.png","b":"https:\/\/s.example\/uploads\/c.png","c":"url(//s.example:80/uploads/d.png)",
      "d":"/wp-content/uploads/2025/e.png","e":"/uploads/","f":"/uploads/../x.png","g":"/uploads/%zz"}`;
    expect(uploadAddresses(json)).toEqual([
      { host: '', file: '2026/a b.png' },
      { host: 'https://s.example', file: 'c.png' },
      { host: '//s.example:80', file: 'd.png' },
      { host: '', file: '%zz' },
    ]);
    expect(replaceAddresses(json, ({ file }) => (file === 'c.png' ? '/uploads/n.png' : null))).toBe(
      json.replace(String.raw`https:\/\/s.example\/uploads\/c.png`, '/uploads/n.png'),
    );
  });

  it('are looked for in time that grows with the text', () => {
    for (const text of ['/uploads'.repeat(50_000), '//'.repeat(200_000), 'https://a'.repeat(50_000)])
      expect(uploadAddresses(text).length).toBeLessThan(2);
  });
});
