import { readFile } from 'node:fs/promises';

export type JsonFile =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly error: string };

/** Reads a file as JSON; what goes wrong is told in words for whoever typed the command. */
export async function readJsonFile(path: string): Promise<JsonFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (text instanceof Error) return { ok: false, error: REASONS[text.code ?? ''] ?? text.message };
  try {
    return { ok: true, json: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { ok: false, error: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'This file may not be read.',
};
