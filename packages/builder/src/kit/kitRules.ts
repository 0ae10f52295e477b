import { KIT_DESCRIPTION_CHARACTERS } from '../limits.ts';

/** Parts between dots as numbers; what is missing is 0. Below 0: the first is older. */
export function compareVersions(first: string, second: string): number {
  const [one, other] = [first, second].map((version) =>
    version.split('.').map((part) => Number.parseInt(part, 10) || 0),
  );
  for (let at = 0; at < Math.max(one?.length ?? 0, other?.length ?? 0); at++) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

/** The newest version of the original whose documents and kits were read for what is here. */
export const WRITTEN_FOR = '3.33.6';

/** Made by a version that may know what nobody here does. Without a version it is taken for any other. */
export const isNewerKit = (builderVersion: string, own = WRITTEN_FOR): boolean =>
  compareVersions(builderVersion, own) > 0;

/** Written before the form of today: its owner is asked to export it anew. */
export const isOldKit = (manifestVersion: string): boolean => compareVersions(manifestVersion, '3.0') < 0;

/** What is wrong with a kit's name, or null. */
export function whyNotKitName(name: string): string | null {
  if (name.trim() === '') return 'Must add a website template name';
  return /^[\w\s().-]+$/.test(name) ? null : 'Use characters only';
}

export const whyNotKitDescription = (text: string): string | null =>
  text.length > KIT_DESCRIPTION_CHARACTERS
    ? `Description exceeds ${KIT_DESCRIPTION_CHARACTERS} characters`
    : null;

/** The file that a kit is handed over in. */
export const kitFileName = (title: string): string =>
  `${title.replaceAll(/[<>:"/\\|?*]/g, '').trim() || 'elementor-kit'}.zip`;

/** What may go wrong with a kit; each has a dialog of its own. */
const KIT_ERRORS = [
  'general',
  'timeout',
  'invalid-zip-file',
  'zip-archive-module-missing',
  'invalid-kit-library-zip-error',
  'no-write-permissions',
  'plugin-installation-permissions-error',
  'third-party-error',
  'domdocument-missing',
  'insufficient-quota',
  'failed-to-fetch-quota',
  'cloud-upload-failed',
  'error-loading-resource',
  'media-processing-error',
  'insufficient-storage-quota',
] as const;
export type KitError = (typeof KIT_ERRORS)[number];

const REQUEST_TIMEOUT = 408;

/** The dialog for an answer of a server: by its status, else by its code; what is unknown is general. */
export function kitError(code: unknown, status?: number): KitError {
  if (status === REQUEST_TIMEOUT || code === REQUEST_TIMEOUT) return 'timeout';
  return KIT_ERRORS.find((each) => each === code) ?? 'general';
}
