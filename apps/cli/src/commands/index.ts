import type { Command } from '../Command.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { copy } from './copy.ts';
import { exportCommand } from './export.ts';
import { frame } from './frame.ts';
import { render } from './render.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';

/** One line a command. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  render,
  frame,
  export: exportCommand,
  backup,
  restore,
  copy,
  seed,
};
