import { adminJobTexts } from '@vitrine/texts';
import { expect, it } from 'vitest';
import { createShopJobs } from './createShopJobs.ts';

it('gives every job a name that the admin can say in its language', () => {
  const { jobs } = createShopJobs({
    mailFolder: 'mails',
    originOf: () => 'https://shop.example',
    // Of what is only named nothing is asked.
    uploads: {} as never,
    env: {},
  });
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(Object.keys(adminJobTexts.en).toSorted());
});
