import { observeHash, readHash, writeHash } from '@vitrine/browser';
import type { HashPort } from '../ports/Environment.ts';

export { createDeepLinks } from './createDeepLinks.ts';

export const browserHash: HashPort = { read: readHash, write: writeHash, onChange: observeHash };
