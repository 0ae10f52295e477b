import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stop } from './step.mjs';

/** Folders of other people's files, by the variable that names them, and the tests that need them. */
const FOLDERS = {
  VITRINE_CORPUS: 'corpus tests',
  VITRINE_FIDELITY: 'the comparison with recordings of the original',
};

/** Makes those folders absolute for the tests that read them, or tells that they are left out. */
export function resolveCorpus() {
  for (const [variable, tests] of Object.entries(FOLDERS)) {
    const named = process.env[variable];
    if (!named) {
      console.log(`${tests} left out: ${variable} is not set`);
      continue;
    }
    const folder = resolve(named);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Stop(`${variable} names no folder: ${folder}`);
    process.env[variable] = folder;
  }
  if (process.env.VITRINE_FIDELITY && !process.env.VITRINE_CORPUS)
    console.log(`${FOLDERS.VITRINE_FIDELITY} left out: it needs the modules of VITRINE_CORPUS`);
}
