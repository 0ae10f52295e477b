import { publishMoment } from '@vitrine/engine';
import { openModule, whyNotPlayable } from '@vitrine/model';
import type { Output } from './Command.ts';
import { readJsonFile } from './readJsonFile.ts';

/** A module's document from a file; null, and why, when it cannot be drawn. */
export async function readPlayable(
  path: string,
  { err }: Output,
): Promise<{ readonly json: unknown } | null> {
  const file = await readJsonFile(path);
  const reason = file.ok ? whyNotPlayable(file.json) : file.error;
  if (file.ok && reason === null) return file;
  err(`${path}: ${reason}`);
  return null;
}

/** The moment that a module is drawn for: the same for its frame and for what plays it, until a slide comes or goes. */
export const momentOf = (document: unknown): number => publishMoment(openModule(document), Date.now());
