import type { Command } from '../Command.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { copy } from './copy.ts';
import { exportCommand } from './export.ts';
import { frame } from './frame.ts';
import { kit } from './kit.ts';
import { play } from './play.ts';
import { productsExport } from './productsExport.ts';
import { productsImport } from './productsImport.ts';
import { reindex } from './reindex.ts';
import { render } from './render.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';

/** One line a command, by its one or two words. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  render,
  frame,
  play,
  export: exportCommand,
  kit,
  backup,
  restore,
  copy,
  'products export': productsExport,
  'products import': productsImport,
  reindex,
  seed,
};
