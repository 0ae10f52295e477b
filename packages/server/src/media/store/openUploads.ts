import { folderStore } from './folderStore.ts';
import { type S3Place, s3Store } from './s3Store.ts';
import type { UploadStore } from './UploadStore.ts';

type Env = Readonly<Record<string, string | undefined>>;

const NEEDED = {
  endpoint: 'VITRINE_S3_ENDPOINT',
  bucket: 'VITRINE_S3_BUCKET',
  key: 'VITRINE_S3_KEY',
  secret: 'VITRINE_S3_SECRET',
} as const;

/** In a bucket where the environment names one, else in the folder. Half a bucket stops the start: files must not end up elsewhere. */
export function openUploads(env: Env, folder: string): UploadStore {
  const names = Object.values(NEEDED);
  if (names.every((name) => !env[name])) return folderStore(folder);
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`For files in S3, ${missing.join(' and ')} must be set too.`);
  const place: S3Place = {
    endpoint: env[NEEDED.endpoint] ?? '',
    bucket: env[NEEDED.bucket] ?? '',
    key: env[NEEDED.key] ?? '',
    secret: env[NEEDED.secret] ?? '',
    region: env['VITRINE_S3_REGION'] || 'us-east-1',
  };
  if (!/^https?:$/.test(URL.canParse(place.endpoint) ? new URL(place.endpoint).protocol : ''))
    throw new Error(
      `VITRINE_S3_ENDPOINT must be an address such as https://s3.example, and is ${place.endpoint}.`,
    );
  return s3Store(place);
}
