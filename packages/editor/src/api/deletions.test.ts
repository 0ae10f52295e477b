import { apiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { deletions } from './deletions.ts';

const DELETES = /^(?:delete|remove|revoke|withdraw|clear|erase)[A-Z]/;
const OF_VISITORS = /^\/(?:shop|me\/wishlist)\//;

describe('deletions', () => {
  it('says of every call that deletes whether it is taken back or asked for first', () => {
    const names = Object.values(apiEndpoints)
      .filter(({ name, method }) => method === 'DELETE' || DELETES.test(name))
      .filter(({ path }) => !OF_VISITORS.test(path))
      .map(({ name }) => name);
    expect(Object.keys(deletions).toSorted()).toEqual(names.toSorted());
  });
});
