import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

/** @type {string[]} */
let told = [];

// React tells in its development make, and only there, of markup that no browser accepts, of lists without keys, of props
// that do not arrive. A test that expects a word puts a spy of its own in place of these.
beforeEach(() => {
  told = [];
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    vi.spyOn(console, level).mockImplementation((...words) => void told.push(format(...words)));
  }
});

afterEach(() => {
  if (told.length > 0) throw new Error(`The console did not stay empty:\n${told.join('\n')}`);
});
