import type { Command } from '../Command.ts';
import { check } from './check.ts';
import { exportCommand } from './export.ts';
import { frame } from './frame.ts';
import { render } from './render.ts';

/** One line a command. */
export const COMMANDS: Readonly<Record<string, Command>> = { check, render, frame, export: exportCommand };
