import { describe, expect, it } from 'vitest';
import { openShop } from '../openShop.ts';
import { databaseKinds, openTestDatabase } from './testing/databases.ts';
import { whyNoDatabase } from './whyNoDatabase.ts';

const fault = (code: string) => Object.assign(new Error(`said with secret: ${code}`), { code });

describe('why a database cannot be had', () => {
  it.each([
    [fault('28P01'), 'The database does not take the password of this user.'],
    [new AggregateError([new Error('x'), fault('ECONNREFUSED')]), 'No database answers there.'],
    [new Error('outer', { cause: fault('3D000') }), 'There is no database of this name on the server.'],
    [new Error('anything'), null],
    [undefined, null],
  ])('is said in words (%#)', (error, reason) => {
    expect(whyNoDatabase(error)).toBe(reason);
  });

  it('is what an opened shop says', async () => {
    await expect(openShop('postgresql://a:secret@127.0.0.1:1/x', {})).rejects.toThrow(
      /^No database answers there\.$/,
    );
  });

  it.each(databaseKinds.filter((kind) => kind === 'postgres'))(
    'tells a wrong name of a database on %s',
    async (kind) => {
      const { place, remove } = await openTestDatabase(kind);
      const other = new URL(place);
      other.pathname = '/nobody_made_this';
      await expect(openShop(other.href, {})).rejects.toThrow(
        /^There is no database of this name on the server\.$/,
      );
      await remove();
    },
  );
});
