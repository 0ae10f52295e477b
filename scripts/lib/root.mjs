import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** @param {string} name a command that the installed packages bring */
export const bin = (name) => `${root}/node_modules/.bin/${name}`;
