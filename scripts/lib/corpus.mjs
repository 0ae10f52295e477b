import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stop } from './step.mjs';

/** Makes VITRINE_CORPUS absolute for the tests that read it, or tells that they are left out. */
export function resolveCorpus() {
  const { VITRINE_CORPUS } = process.env;
  if (!VITRINE_CORPUS) {
    console.log('corpus tests left out: VITRINE_CORPUS is not set');
    return;
  }
  const folder = resolve(VITRINE_CORPUS);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Stop(`VITRINE_CORPUS names no folder: ${folder}`);
  }
  process.env.VITRINE_CORPUS = folder;
}
