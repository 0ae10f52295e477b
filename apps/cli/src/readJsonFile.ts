import { readFile } from 'node:fs/promises';
import { fileError } from './fileError.ts';

export type JsonFile =
  | { readonly ok: true; readonly json: unknown; readonly text: string }
  | { readonly ok: false; readonly error: string };

/** Reads a file as JSON; what goes wrong is told in words for whoever typed the command. */
export async function readJsonFile(path: string): Promise<JsonFile> {
  const read = await readFile(path, 'utf8').catch((error: unknown) => ({ error: fileError(error) }));
  if (typeof read !== 'string') return { ok: false, ...read };
  const text = read.replace(/^\uFEFF/, '');
  try {
    return { ok: true, json: JSON.parse(text), text };
  } catch (error) {
    return { ok: false, error: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
