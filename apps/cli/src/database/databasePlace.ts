import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the shop's data is when a command does not say: as for the shop itself. */
export const ownPlace = ({ DATABASE_URL, VITRINE_DATA }: NodeJS.ProcessEnv = process.env): string =>
  DATABASE_URL || join(VITRINE_DATA || 'data', 'vitrine.db');

/** Where its pictures are. */
export const ownUploads = ({ VITRINE_DATA }: NodeJS.ProcessEnv = process.env): string =>
  join(VITRINE_DATA || 'data', 'uploads');

const isAddress = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** Whether there may be a database: what is to be read is not made by looking for it. */
export const isThere = (place: string): boolean => isAddress(place) || existsSync(place);

/** A place as it may be shown: without the password. */
export function showPlace(place: string): string {
  if (!isAddress(place)) return place;
  return place.replace(/^([^:]+:\/\/[^:@/]*):[^@/]*@/, '$1@');
}
