import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive } from './readArchive.ts';
import { replaceAddresses, uploadAddresses } from './uploadAddresses.ts';

describe('an archive', () => {
  const bomb = zipSync({ 'module.json': new Uint8Array(5_000_000) });

  it('is unpacked no further than it may be', () => {
    expect(bomb.length).toBeLessThan(100_000);
    expect(readArchive(bomb)).toEqual({ ok: false, message: 'What is in the archive is too large.' });
  });

  it('is not believed what it says of its sizes', () => {
    const liar = bomb.slice();
    new DataView(liar.buffer).setUint32(22, 10, true);
    expect(readArchive(liar)).toEqual({ ok: false, message: 'What is in the archive is too large.' });
  });

  it('has not too many files, and none twice', () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}`, new Uint8Array(1)]));
    expect(readArchive(zipSync(many))).toEqual({
      ok: false,
      message: 'The archive has more than 500 files.',
    });
    const twice = Buffer.from(zipSync({ aa: strToU8('1'), ab: strToU8('2') })).toString('latin1');
    expect(readArchive(Buffer.from(twice.replaceAll('ab', 'aa'), 'latin1'))).toEqual({
      ok: false,
      message: 'The archive has two files of the same name.',
    });
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
