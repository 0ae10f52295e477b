import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './hashPassword.ts';

describe('a hash of a password', () => {
  it('is argon2id, of 19 MiB and two passes, with a salt of its own', async () => {
    const [one, two] = [await hashPassword('a blue hen'), await hashPassword('a blue hen')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('knows its password and no other', async () => {
    const hash = await hashPassword('a blue hen');
    expect(await isPassword(hash, 'a blue hen')).toBe(true);
    expect(await isPassword(hash, 'a blue hen ')).toBe(false);
    expect(await isPassword('not a hash', 'a blue hen')).toBe(false);
  });

  it('is checked also for nobody, and is nothing', async () => {
    expect(await isPassword(null, '')).toBe(false);
    expect(await isPassword('', 'a blue hen')).toBe(false);
  });
});
