import { expect, it } from 'vitest';
import { openUploads } from './openUploads.ts';

const S3 = {
  VITRINE_S3_ENDPOINT: 'https://s3.example',
  VITRINE_S3_BUCKET: 'moss',
  VITRINE_S3_KEY: 'key',
  VITRINE_S3_SECRET: 'secret',
};

it('keeps uploads in the folder unless the environment names a bucket', () => {
  expect(openUploads({}, '/data/uploads').serving).toEqual({ from: 'folder', folder: '/data/uploads' });
  expect(openUploads(S3, '/data/uploads').serving.from).toBe('elsewhere');
});

it('refuses half a bucket, and names what is missing without telling what is secret', () => {
  expect(() => openUploads({ ...S3, VITRINE_S3_KEY: '' }, '/data')).toThrow(
    'For files in S3, VITRINE_S3_KEY must be set too.',
  );
  expect(() => openUploads({ ...S3, VITRINE_S3_ENDPOINT: 's3.example' }, '/data')).toThrow(
    'VITRINE_S3_ENDPOINT must be an address such as https://s3.example, and is s3.example.',
  );
});
